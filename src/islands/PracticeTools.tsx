import { useEffect, useState } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import type { PuzzleKind } from '../puzzles/kinds.ts';
import { FIRST_ANSWER_EVENT, type FirstAnswer } from './practice/first-answer.ts';
import type { FrameWords } from './practice/frame-words.ts';
import { CopyField } from './practice/CopyField.tsx';
import { SHOWN_EVENT, shownQuery } from './practice/shown-puzzle.ts';
import { useCopy } from './practice/use-copy.ts';
import { useRules } from './waits/use-rules.ts';
import './practice/tools.css';

export interface PracticeToolsProps {
  readonly kind: PuzzleKind;
  readonly title: string;
  /** The address of this page and of the page for other sites, from the root of the site. */
  readonly page: string;
  readonly embed: string;
  readonly words: FrameWords['tools'];
  readonly embedTitle: string;
}

/** Under a puzzle: share it, show it on another site, report it. */
export default function PracticeTools({ kind, title, page, embed, words, embedTitle }: PracticeToolsProps) {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<FirstAnswer>();
  const rules = useRules();
  useEffect(() => {
    const read = (): void => {
      setQuery(shownQuery());
    };
    const hear = ({ detail }: CustomEvent<FirstAnswer>): void => {
      setAnswer(detail);
    };
    read();
    document.addEventListener(SHOWN_EVENT, read);
    document.addEventListener(FIRST_ANSWER_EVENT, hear);
    return () => {
      document.removeEventListener(SHOWN_EVENT, read);
      document.removeEventListener(FIRST_ANSWER_EVENT, hear);
    };
  }, []);

  const origin = typeof location === 'undefined' ? '' : location.origin;
  const link = `${origin}${page}${query}`;
  const name = `${kind}${query}`;
  const isAboutThis = answer !== undefined && name.startsWith(answer.item.replace(/&v=.*/, ''));
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
    <div class="tools needs-script">
      <details>
        <summary>{say(words.share)}</summary>
        <Share link={link} title={title} words={words} />
      </details>
      <details>
        <summary>{say(words.embed)}</summary>
        <p class="small">{say(words.embedText)}</p>
        <CopyField label={say(words.embed)} text={tag} rows={4} words={words} />
      </details>
      <details>
        <summary>{say(words.report)}</summary>
        <p class="small">{say(words.reportText)}</p>
        <CopyField label={say(words.text)} text={report.join('\n')} rows={6} open words={words} />
      </details>
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
