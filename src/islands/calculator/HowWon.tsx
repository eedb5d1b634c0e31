import type { ComponentChildren } from 'preact';
import { Tile } from '../../components/Tile.tsx';
import { BONUS_TILES } from '../../engine/bonus-tile.ts';
import { WINDS, type Wind } from '../../engine/tile.ts';
import type { WinWay } from '../../fan/circumstances.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import type { Liability } from '../../fan/liabilities.ts';
import { say, type Message } from '../../i18n/message.ts';
import { tileName } from '../../i18n/tile-words.ts';
import { otherSeats, withBonus, withSeat, type Draft } from './draft.ts';
import { liabilityFaultOf, liableUnder, playedLiabilities, seatsLiable } from './liabilities.ts';
import { flagOffers, wayOffers, type Offer } from './offers.ts';
import type { Speech } from './words.ts';

export interface HowWonProps {
  readonly draft: Draft;
  readonly rules: RuleSet;
  readonly speech: Speech;
  readonly onChange: (draft: Draft) => void;
}

/** Seat, round, how the winning tile came, flowers and whatever else was special. What cannot be says why. */
export function HowWon({ draft, rules, speech, onChange }: HowWonProps) {
  const { how } = speech.words;
  const { seats } = speech.score;
  const earthly = rules.options.earthlyHandDefinition;
  const winds = WINDS.map((value): Offer<Wind> => ({ value, chosen: false }));
  return (
    <section class="calc-how" aria-label={say(how.title)}>
      <h2 class="calc-title">{say(how.title)}</h2>
      <div class="calc-how-rows">
        <OneOf
          name="seat"
          label={how.seat}
          offers={winds.map((offer) => ({ ...offer, chosen: offer.value === draft.seat }))}
          names={seats}
          speech={speech}
          onChoose={(seat) => {
            onChange(withSeat(draft, seat));
          }}
        />
        <OneOf
          name="round"
          label={how.round}
          offers={winds.map((offer) => ({ ...offer, chosen: offer.value === draft.round }))}
          names={seats}
          speech={speech}
          onChoose={(round) => {
            onChange({ ...draft, round });
          }}
        />
        <OneOf
          name="by"
          label={how.by}
          offers={wayOffers(draft, earthly)}
          names={how.ways}
          speech={speech}
          onChoose={(by: WinWay) => {
            onChange({ ...draft, by });
          }}
        />
        {draft.by !== 'self-draw' && (
          <OneOf
            name="from"
            label={how.from[draft.by]}
            offers={otherSeats(draft.seat).map((value) => ({ value, chosen: value === draft.discarder }))}
            names={seats}
            speech={speech}
            onChoose={(discarder) => {
              onChange({ ...draft, discarder });
            }}
          />
        )}
        <fieldset class="calc-flowers">
          <legend>{say(how.bonus)}</legend>
          <div data-size="found">
            {BONUS_TILES.map((tile) => (
              <button
                key={tile}
                type="button"
                class="calc-flower"
                aria-pressed={draft.bonus.includes(tile)}
                aria-label={tileName(tile, speech.tiles)}
                onClick={() => {
                  onChange({ ...draft, bonus: withBonus(draft.bonus, tile) });
                }}
              >
                <Tile tile={tile} words={speech.tiles} decorative />
              </button>
            ))}
          </div>
          {!rules.options.flowersInPlay && <p class="caption">{say(how.noBonus)}</p>}
        </fieldset>
        <details class="calc-special" open={draft.flags.length > 0 || draft.liable !== undefined}>
          <summary>{say(how.special)}</summary>
          <fieldset class="calc-flags">
            <legend>{say(how.flags)}</legend>
            {flagOffers(draft, earthly).map((offer) => (
              <Option
                key={offer.value}
                type="checkbox"
                name="flags"
                offer={offer}
                speech={speech}
                label={how.flagNames[offer.value]}
                onChoose={() => {
                  const flags = offer.chosen
                    ? draft.flags.filter((flag) => flag !== offer.value)
                    : [...draft.flags, offer.value];
                  onChange({ ...draft, flags });
                }}
              />
            ))}
          </fieldset>
          <LiableSelect draft={draft} rules={rules} speech={speech} onChange={onChange} />
        </details>
      </div>
    </section>
  );
}

interface OneOfProps<Value extends string> {
  readonly name: string;
  readonly label: Message;
  readonly offers: readonly Offer<Value>[];
  readonly names: Readonly<Record<Value, Message>>;
  readonly speech: Speech;
  readonly onChoose: (value: Value) => void;
}

const OneOf = <Value extends string>({ name, label, offers, names, speech, onChoose }: OneOfProps<Value>) => (
  <fieldset class="calc-one">
    <legend>{say(label)}</legend>
    <div>
      {offers.map((offer) => (
        <Option
          key={offer.value}
          type="radio"
          name={name}
          offer={offer}
          label={names[offer.value]}
          speech={speech}
          onChoose={() => {
            onChoose(offer.value);
          }}
        />
      ))}
    </div>
  </fieldset>
);

interface OptionProps<Value extends string> {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly offer: Offer<Value>;
  readonly label: Message;
  readonly speech: Speech;
  readonly onChoose: () => void;
}

/** A choice that stays in reach of the keyboard where it cannot be, so that its reason is read. */
function Option<Value extends string>({ type, name, offer, label, speech, onChoose }: OptionProps<Value>) {
  const { value, chosen, code } = offer;
  const reason = code === undefined ? undefined : say(speech.words.faults[code]);
  const id = `calc-${name}-${value}`;
  return (
    <label class="calc-option" data-off={reason === undefined ? undefined : ''}>
      <input
        type={type}
        name={`calc-${name}`}
        checked={chosen}
        aria-disabled={reason === undefined ? undefined : true}
        aria-describedby={reason === undefined ? undefined : id}
        onClick={(event) => {
          if (reason !== undefined) event.preventDefault();
        }}
        onChange={() => {
          if (reason === undefined) onChoose();
        }}
      />
      <span>
        {say(label)}
        <Reason id={id}>{reason}</Reason>
      </span>
    </label>
  );
}

const Reason = ({ id, children }: { readonly id: string; readonly children: ComponentChildren }) =>
  children === undefined ? null : (
    <span class="caption" id={id}>
      {' '}
      {children}
    </span>
  );

/** Who is liable, for the rules that the house plays; nothing where it plays none or writes down points only. */
function LiableSelect({ draft, rules, speech, onChange }: HowWonProps) {
  const { how } = speech.words;
  const played = playedLiabilities(rules).map((rule) => ({ rule, fault: liabilityFaultOf(rule, draft, rules) }));
  const liable = liableUnder(draft.liable, rules);
  if (rules.options.payment === 'pointsOnly' || played.length === 0) return null;
  const choices = played
    .filter(({ fault }) => fault === undefined)
    .flatMap(({ rule }) => seatsLiable(rule, draft).map((seat) => ({ seat, rule })));
  const key = ({ seat, rule }: (typeof choices)[number]): string => `${seat}.${rule}`;
  const nameOf = (rule: Liability): string => speech.liabilities[rule] ?? rule;
  return (
    <div class="calc-liable">
      <label for="calc-liable">{say(how.liable)}</label>
      <select
        id="calc-liable"
        aria-describedby="calc-not-liable"
        value={liable === undefined ? '' : key(liable)}
        onChange={({ currentTarget: { value } }) => {
          onChange({ ...draft, liable: choices.find((each) => key(each) === value) });
        }}
      >
        <option value="">{say(how.nobody)}</option>
        {choices.map((choice) => (
          <option key={key(choice)} value={key(choice)}>
            {say(how.liability, { seat: say(speech.score.seats[choice.seat]), rule: nameOf(choice.rule) })}
          </option>
        ))}
      </select>
      <ul class="caption" id="calc-not-liable">
        {played.map(
          ({ rule, fault }) =>
            fault !== undefined && (
              <li key={rule}>{say(how.notLiable, { rule: nameOf(rule), only: say(how.liableOnly[fault]) })}</li>
            ),
        )}
      </ul>
    </div>
  );
}
