/** The line under the header that asks whether a link's rules shall replace the own ones, and shows how the two differ. */
import { differenceLines } from '../components/rules/difference-lines.ts';
import { unpackRules } from '../fan/rule-sets/pack.ts';
import { baseOfRules, isCustomText, type RulesText } from '../fan/rule-sets/rules-text.ts';
import { say } from '../i18n/message.ts';
import { showSetting } from '../progress/settings-store.ts';
import { leaveLinkedRules, takeRules } from '../progress/take-rules.ts';
import type { RulesWords } from './rules-words.ts';

let words: Promise<RulesWords> | undefined;

/** Words that most pages never need, in the language of the page. */
function loadWords(): Promise<RulesWords> {
  const home = document.querySelector<HTMLAnchorElement>('header .home');
  words ??= fetch(new URL('rules-words.json', home?.href ?? location.href)).then(
    (answer) => answer.json() as Promise<RulesWords>,
  );
  return words;
}

/**
 * Shows, changes or takes away the line. Rules that the link brought hold on its page while the question stands; with a custom
 * set in force, a page that prints numbers says whose they are.
 */
export async function showLinkedRules(
  linked: RulesText | undefined,
  own: RulesText,
  label: (rules: RulesText) => string,
): Promise<void> {
  const rules = linked ?? own;
  const isAsked = linked !== undefined && linked !== own;
  const isPrinted = isCustomText(rules) && document.querySelector('main [data-at]') !== null;
  if (!isAsked && !isPrinted) {
    placeFor('rules-asked').replaceChildren();
    return;
  }
  const loaded = await loadWords();
  placeFor('rules-asked').replaceChildren(
    ...(isAsked ? question(linked, own, label, loaded) : []),
    ...(isPrinted
      ? [element('p', say(loaded.printed, { base: label(baseOfRules(rules) ?? ''), rules: label(rules) }))]
      : []),
  );
}

function question(
  linked: RulesText,
  own: RulesText,
  label: (rules: RulesText) => string,
  words: RulesWords,
): readonly Node[] {
  const { link } = words;
  const [before, after] = [unpackRules(own), unpackRules(linked)];
  const lines = before.ok && after.ok ? differenceLines(before.value, after.value, words) : [];
  const details = element('details', element('summary', say(link.differences, { n: lines.length })));
  details.append(element('ul', ...lines.map((line) => element('li', line))));
  return [
    element('p', say(link.brings, { linked: label(linked), own: label(own) })),
    ...(lines.length > 0 ? [details] : []),
    element(
      'p',
      button(link.take, '', () => {
        takeRules(linked);
      }),
      button(link.keep, 'second', () => {
        leaveLinkedRules();
        showSetting('rules', own);
      }),
    ),
  ];
}

function button(text: string, kind: string, onClick: () => void): HTMLElement {
  const made = element('button', text) as HTMLButtonElement;
  made.type = 'button';
  made.className = 'button';
  if (kind !== '') made.dataset['kind'] = kind;
  made.addEventListener('click', () => {
    onClick();
    document.querySelector<HTMLElement>('.rules summary')?.focus();
  });
  return made;
}

function element(name: string, ...children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

function placeFor(id: string): HTMLElement {
  const known = document.getElementById(id);
  if (known) return known;
  const made = element('section');
  made.id = id;
  made.className = 'rules-asked container small';
  document.querySelector('.notices')?.after(made);
  return made;
}
