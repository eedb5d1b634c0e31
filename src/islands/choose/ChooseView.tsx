import type { ComponentChildren } from 'preact';
import { StatusLine } from '../../components/StatusLine.tsx';
import { say, type Translation } from '../../i18n/message.ts';
import type { choose as german } from '../../i18n/de/choose.ts';
import type { ChooseGame } from './choose-game.ts';
import { LinkNotes } from '../practice/LinkNotes.tsx';
import { PuzzleButtons } from '../practice/PuzzleButtons.tsx';
import '../../components/over-input.css';
import './choose.css';

/** The words of the frame, without those that only stand in for the script. */
export type ChooseWords = Omit<Translation<typeof german>, 'plain'>;

export interface ChooseOption {
  /** Its tiles or words; a screen reader reads them. */
  readonly view: ComponentChildren;
  readonly right: boolean;
}

export interface ChooseViewProps {
  readonly id: string;
  /** The question. */
  readonly title: string;
  readonly total: number;
  readonly game: ChooseGame;
  readonly words: ChooseWords;
  /** What the question is about. */
  readonly prompt?: ComponentChildren;
  readonly options: readonly ChooseOption[];
  /** How large the options are: words in a list, small things side by side, or long rows. */
  readonly layout: 'words' | 'tiles' | 'groups' | 'hands';
  /** Before a choice, and about the chosen option once it is checked. */
  readonly hint: string;
  readonly why: string;
  /** Said instead, once it is asked for. */
  readonly tip?: string | undefined;
  /** Beside the heading, instead of which question of how many this is. */
  readonly which?: ComponentChildren;
  /** What of a link was changed, where the puzzle lives in the address. */
  readonly notes?: readonly string[] | undefined;
  /** Under the felt, once the solution lies open. */
  readonly children?: ComponentChildren;
}

/** One question on felt: radio buttons and a check button; nothing is judged before it is asked for. */
export function ChooseView(props: ChooseViewProps) {
  const { id, title, total, game, words, prompt, options, layout, which, notes, children } = props;
  const { now, at } = game;
  const isSolved = now.phase === 'solved';
  const right = options.findIndex((option) => option.right);
  const check = (): void => {
    game.check(right);
  };
  const { sentence, text } = statusOf(props);
  return (
    <div class="choose" data-alive={game.alive ? '' : undefined}>
      <section role="group" class="felt" aria-labelledby={`${id}-title`}>
        <div class="felt-head">
          <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={game.title}>
            {title}
          </h2>
          {which}
          {which === undefined && total > 1 && <p class="felt-note">{say(words.place, { at: at + 1, total })}</p>}
        </div>
        {notes !== undefined && <LinkNotes notes={notes} />}
        {prompt}
        <div class="choose-columns">
          <fieldset class="choose-options" data-layout={layout}>
            <legend class="visually-hidden">{title}</legend>
            {options.map((option, index) => (
              <Option
                key={`${at} ${index}`}
                name={id}
                index={index}
                option={option}
                game={game}
                words={words}
                onEnter={check}
              />
            ))}
          </fieldset>
          <div class="choose-side needs-script">
            <StatusLine title={sentence}>{text}</StatusLine>
            <PuzzleButtons
              words={words.buttons}
              isSolved={isSolved}
              maySolve={now.phase === 'checked' || now.hinted === true}
              isLast={game.isLast}
              main={game.main}
              onCheck={check}
              onTip={game.tip}
              onSolve={game.solve}
              onAgain={game.again}
              onNext={game.next}
            />
          </div>
        </div>
      </section>
      {isSolved && children}
    </div>
  );
}

function statusOf({ game: { now }, options, words, hint, why, tip }: ChooseViewProps): {
  sentence: string;
  text: string;
} {
  const chosen = now.chosen === undefined ? undefined : options[now.chosen];
  if (now.hinted === true && tip !== undefined && now.phase !== 'solved')
    return { sentence: say(now.phase === 'checked' ? words.wrong : words.fresh), text: tip };
  if (now.phase === 'open') return { sentence: say(words.fresh), text: hint };
  if (now.phase === 'solved') return { sentence: say(chosen?.right === true ? words.right : words.shown), text: why };
  if (chosen === undefined) return { sentence: say(words.empty.title), text: say(words.empty.text) };
  return { sentence: say(words.wrong), text: why };
}

interface OptionProps {
  readonly name: string;
  readonly index: number;
  readonly option: ChooseOption;
  readonly game: ChooseGame;
  readonly words: ChooseWords;
  readonly onEnter: () => void;
}

function Option({ name, index, option, game, words, onEnter }: OptionProps) {
  const { now } = game;
  const chosen = now.chosen === index;
  const isSolved = now.phase === 'solved';
  const mark = isSolved ? (option.right ? 'right' : chosen ? 'wrong' : 'rest') : undefined;
  return (
    <label class="choose-option" data-mark={mark}>
      <input
        class="over-input"
        type="radio"
        name={name}
        value={index}
        checked={chosen}
        disabled={isSolved}
        onChange={() => {
          game.choose(index);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.defaultPrevented) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <span class="choose-face">{option.view}</span>
      {(mark === 'right' || mark === 'wrong') && <span class="visually-hidden">{say(words.marks[mark])}</span>}
    </label>
  );
}
