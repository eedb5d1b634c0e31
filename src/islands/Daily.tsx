import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import { decodeDailyLink, encodeDailyLink } from '../links/daily-link.ts';
import type { LinkNote } from '../links/query.ts';
import { keepResult, resultOf, type DayResult } from '../progress/daily.ts';
import { askedDay, DAILY_KINDS, dailyPlace, dateOfDay, type AskedDay, type DailyKind } from '../puzzles/daily.ts';
import type { ClaimsTexts } from './claims/ClaimsGame.tsx';
import { DayResultField } from './daily/DayResultField.tsx';
import type { DailyWords } from './daily/daily-words.ts';
import { WaitsOfDay } from './daily/WaitsOfDay.tsx';
import { FIRST_ANSWER_EVENT, type FirstAnswer } from './practice/first-answer.ts';
import { LinkNotes } from './practice/LinkNotes.tsx';
import type { RulesOptions } from './rules/use-wait-options.ts';
import type { ScoreTexts } from './score/ScoreGame.tsx';
import { usePart } from './use-part.ts';
import type { WaitsTexts } from './waits/WaitsGame.tsx';
import './daily/daily.css';
import './practice/tools.css';

export interface DailyProps {
  readonly words: DailyWords;
  /** The addresses of this page and of the practice page, from the root of the site. */
  readonly page: string;
  readonly practice: string;
  readonly waits: Pick<WaitsTexts, 'words'> & { readonly rules: RulesOptions };
  readonly claims: Pick<ClaimsTexts, 'words' | 'tableWords'>;
  readonly score: Pick<ScoreTexts, 'words' | 'patterns' | 'tables' | 'calculator'>;
  readonly tileWords: WaitsTexts['tileWords'];
}

/** The puzzles of the day, one after the other, and the result to pass on. */
export default function Daily(props: DailyProps) {
  const { words } = props;
  const [asked, setAsked] = useState<AskedDay>();
  const [notes, setNotes] = useState<readonly string[]>([]);
  useEffect(() => {
    const { state, notes: found } = decodeDailyLink(location.search);
    setNotes(notesOf(found, words));
    setAsked(askedDay(state.n, new Date()));
  }, []);
  return (
    <>
      <LinkNotes notes={notes} />
      {asked === undefined ? (
        <p class="needs-script daily-note">{say(words.loading)}</p>
      ) : (
        <Asked {...props} asked={asked} />
      )}
    </>
  );
}

/** The day that is asked for; where it cannot be played, why. */
function Asked({ asked, ...props }: DailyProps & { readonly asked: AskedDay }) {
  const { words, page, practice } = props;
  if (asked.kind === 'before-first')
    return (
      <p class="daily-note">
        {say(words.first)} <a href={practice}>{say(words.practice)}</a>
      </p>
    );
  if (asked.kind === 'future')
    return (
      <p class="daily-note">
        {say(words.future, { n: asked.day, today: asked.today })} <a href={page}>{say(words.today)}</a>
      </p>
    );
  return (
    <>
      <p class="daily-day">
        <span class="serif">{say(words.number, { n: asked.day })}</span>
        <span class="small">{dayText(asked.day)}</span>
        {asked.day > 1 && <a href={`${page}${encodeDailyLink({ n: asked.day - 1 })}`}>{say(words.before)}</a>}
        {asked.day < asked.today && <a href={page}>{say(words.today)}</a>}
      </p>
      <Day {...props} day={asked.day} />
    </>
  );
}

/** What of the link was changed or ignored; its rules are the frame's concern. */
const notesOf = (notes: readonly LinkNote[], words: DailyWords): readonly string[] =>
  notes.flatMap(({ kind, parameter, value }) => {
    if (parameter === 'r') return [];
    if (kind === 'other-version') return say(words.notes.version);
    return kind === 'repeated' ? say(words.notes.repeated, { parameter }) : say(words.wrongNumber, { value });
  });

const dayText = (day: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'full', timeZone: 'UTC' }).format(dateOfDay(day));

interface DayProps extends DailyProps {
  readonly day: number;
}

/**
 * The three puzzles of one day; any of them can be opened, the next one follows by itself. The first is there at once, the
 * others are fetched meanwhile.
 */
function Day({ day, words, page, waits, claims, score, tileWords }: DayProps) {
  const [result, setResult] = useState<DayResult>(() => resultOf(day));
  const [step, setStep] = useState<DailyKind>(() => DAILY_KINDS.find((kind) => result[kind] === undefined) ?? 'waits');
  const room = useRef<HTMLDivElement>(null);
  const goesOn = useRef(false);
  const scorePart = usePart(() => import('./daily/ScoreOfDay.tsx'), step === 'score');
  const claimsPart = usePart(() => import('./daily/ClaimsOfDay.tsx'), step === 'claims');
  useEffect(() => {
    const hear = ({ detail: { kind, item, parts } }: CustomEvent<FirstAnswer>): void => {
      const own = DAILY_KINDS.find((each) => each === kind);
      if (own === undefined || !item.includes(`p=${dailyPlace(own, day).seed}&`)) return;
      setResult((before) => (before[own] === undefined ? { ...before, [own]: parts } : before));
    };
    document.addEventListener(FIRST_ANSWER_EVENT, hear);
    return () => {
      document.removeEventListener(FIRST_ANSWER_EVENT, hear);
    };
  }, [day]);
  useEffect(() => {
    if (Object.keys(result).length > 0) keepResult(day, result);
  }, [day, result]);

  useEffect(() => {
    const heading = document.getElementById(`daily-${step}-title`);
    if (!goesOn.current || heading === null) return;
    goesOn.current = false;
    heading.focus({ preventScroll: true });
  }, [step, scorePart, claimsPart]);

  const goOn = (): void => {
    const next = DAILY_KINDS[DAILY_KINDS.indexOf(step) + 1];
    goesOn.current = next !== undefined;
    if (next === undefined) {
      document.getElementById('day-result')?.focus();
      return;
    }
    setStep(next);
    room.current?.scrollIntoView();
  };
  const buttonsOf = <Buttons extends { readonly next: unknown }>(buttons: Buttons) => ({
    ...buttons,
    next: step === 'claims' ? words.finish : words.next,
  });
  const place = dailyPlace(step, day);
  return (
    <>
      <div class="daily-steps" role="group" aria-label={say(words.steps)} ref={room}>
        {DAILY_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === step}
            onClick={() => {
              setStep(kind);
            }}
          >
            {stepText(kind, result, words)}
          </button>
        ))}
      </div>
      {step === 'waits' && (
        <WaitsOfDay
          id="daily-waits"
          {...waits}
          words={{ ...waits.words, buttons: buttonsOf(waits.words.buttons) }}
          tileWords={tileWords}
          place={place}
          onNext={goOn}
        />
      )}
      {step === 'score' && scorePart && (
        <scorePart.ScoreOfDay
          id="daily-score"
          {...score}
          words={{ ...score.words, buttons: buttonsOf(score.words.buttons) }}
          tileWords={tileWords}
          place={place}
          onNext={goOn}
        />
      )}
      {step === 'claims' && claimsPart && (
        <claimsPart.ClaimsOfDay
          id="daily-claims"
          {...claims}
          words={{ ...claims.words, buttons: buttonsOf(claims.words.buttons) }}
          tileWords={tileWords}
          place={place}
          onNext={goOn}
        />
      )}
      {Object.keys(result).length > 0 && (
        <DayResultField
          day={day}
          result={result}
          address={`${location.origin}${page}${encodeDailyLink({ n: day })}`}
          words={words}
        />
      )}
    </>
  );
}

function stepText(kind: DailyKind, result: DayResult, words: DailyWords): string {
  const [right, of] = result[kind] ?? [];
  const name = say(words.kinds[kind]);
  return right === undefined || of === undefined
    ? say(words.open, { kind: name })
    : say(words.step, { kind: name, right, of });
}
