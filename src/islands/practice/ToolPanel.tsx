import { useEffect, useState } from 'preact/hooks';
import { say } from '../../i18n/message.ts';
import type { PuzzleKind } from '../../puzzles/kinds.ts';
import { FIRST_ANSWER_EVENT, lastFirstAnswer, type FirstAnswer } from './first-answer.ts';
import type { FrameWords } from './frame-words.ts';
import { CopyField } from './CopyField.tsx';
import { SHOWN_EVENT, shownQuery } from './shown-puzzle.ts';
import { useCopy } from './use-copy.ts';
import { useRules } from '../rules/use-rules.ts';

/** What can be done with a puzzle besides solving it. */
export type Tool = 'share' | 'embed' | 'report';

export interface ToolPanelProps {
  readonly tool: Tool;
  readonly kind: PuzzleKind;
  readonly title: string;
  /** The address of this page and of the page for other sites, from the root of the site. */
  readonly page: string;
  readonly embed: string;
  readonly words: FrameWords['tools'];
  readonly embedTitle: string;
}

/** Share the puzzle that is shown, put it on another site, or report it. */
export function ToolPanel({ tool, kind, title, page, embed, words, embedTitle }: ToolPanelProps) {
  const [query, setQuery] = useState(shownQuery);
  const [answer, setAnswer] = useState(lastFirstAnswer);
  const rules = useRules();
  useEffect(() => {
    const read = (): void => {
      setQuery(shownQuery());
    };
    const hear = ({ detail }: CustomEvent<FirstAnswer>): void => {
      setAnswer(detail);
    };
    document.addEventListener(SHOWN_EVENT, read);
    document.addEventListener(FIRST_ANSWER_EVENT, hear);
    return () => {
      document.removeEventListener(SHOWN_EVENT, read);
      document.removeEventListener(FIRST_ANSWER_EVENT, hear);
    };
  }, []);

  const { origin } = location;
  const link = `${origin}${page}${query}`;
  const name = `${kind}${query}`;
  // An item is named without the rules.
  const isAboutThis = answer?.item === name.replace(/&r=[^&]*/, '');
  const { fields } = words;
  const report = [
    [fields.puzzle, name],
    [fields.address, link],
    [fields.rules, rules],
    [fields.answer, isAboutThis && answer.given ? answer.given : say(words.none)],
    [fields.wrong, ''],
  ].map(([label, value]) => `${say(label ?? '')}: ${value ?? ''}`);
  const tag = `<iframe src="${origin}${embed}${query.replaceAll('&', '&amp;')}" title="${embedTitle}" width="100%" height="900" loading="lazy"></iframe>`;

  return (
    <div class="tool">
      {tool === 'share' && <Share link={link} title={title} words={words} />}
      {tool === 'embed' && (
        <>
          <p class="small">{say(words.embedText)}</p>
          <CopyField label={say(words.embed)} text={tag} rows={4} words={words} />
        </>
      )}
      {tool === 'report' && (
        <>
          <p class="small">{say(words.reportText)}</p>
          <CopyField label={say(words.text)} text={report.join('\n')} rows={6} open words={words} />
        </>
      )}
    </div>
  );
}

interface ShareProps {
  readonly link: string;
  readonly title: string;
  readonly words: FrameWords['tools'];
}

/** The link, the link with its title, and the device's own sheet where it has one. */
function Share({ link, title, words }: ShareProps) {
  const [copied, copy] = useCopy();
  const [sheet, setSheet] = useState(false);
  useEffect(() => {
    setSheet('share' in navigator);
  }, []);
  const button = (text: string, onClick: () => void) => (
    <button class="button" data-kind="second" type="button" onClick={onClick}>
      {text}
    </button>
  );
  return (
    <>
      <p class="small">{say(words.shareText)}</p>
      <p class="share-link small">{link}</p>
      <p class="buttons">
        {button(say(words.copyLink), () => {
          copy(link);
        })}
        {button(say(words.copyText), () => {
          copy(`${title}\n${link}`);
        })}
        {sheet &&
          button(say(words.device), () => {
            navigator.share({ title, url: link }).catch(() => undefined);
          })}
        <span class="small" role="status">
          {copied === undefined ? '' : say(copied ? words.copied : words.notCopied)}
        </span>
      </p>
    </>
  );
}
