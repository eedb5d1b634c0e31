/** The search itself, in the dialog and on its page: a box, a line that says how many were found, and links to them. */
import { say } from '../../i18n/message.ts';
import { findEntries, foldEntries, SEARCH_KINDS, type FoldedEntry, type SearchEntry } from './find.ts';
import type { SearchIndex } from './search-index.ts';

/** More are only counted. */
const MOST_SHOWN = 40;

interface Loaded {
  readonly words: SearchIndex['words'];
  readonly entries: readonly FoldedEntry[];
}

const loaded = new Map<string, Promise<Loaded>>();

/** Everything there is to find below the folder of a language, asked for once. */
export function loadIndex(home: URL): Promise<Loaded> {
  const known = loaded.get(home.href);
  if (known) return known;
  const asked = fetch(new URL('search.json', home))
    .then((answer) => answer.json() as Promise<SearchIndex>)
    .then(({ words, entries }) => ({ words, entries: foldEntries(entries) }));
  loaded.set(home.href, asked);
  asked.catch(() => loaded.delete(home.href));
  return asked;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}

function resultOf([kind, title, page, , text]: SearchEntry, home: URL, { kinds }: Loaded['words']): HTMLLIElement {
  const item = element('li', '');
  const link = element('a', 'search-result');
  link.href = new URL(page, home).href;
  const head = element('span', 'search-title serif', title);
  const about = element('span', 'search-about', text);
  const known = SEARCH_KINDS.includes(kind) ? say(kinds[kind]) : '';
  link.append(head, element('span', 'search-kind', known), about);
  item.append(link);
  return item;
}

/** Makes a form with an input, a status line and a list search as one types; arrows go through the list, Enter opens the first. */
export function mountSearch(form: HTMLFormElement, list: HTMLElement, { words, entries }: Loaded, home: URL): void {
  const input = form.querySelector('input');
  const said = form.querySelector<HTMLElement>('[role="status"]');
  if (!input || !said) return;
  const links = () => [...list.querySelectorAll('a')];

  const show = (): void => {
    const found = findEntries(entries, input.value);
    const shown = found.slice(0, MOST_SHOWN);
    list.replaceChildren(...shown.map((entry) => resultOf(entry, home, words)));
    const many = found.length > shown.length;
    said.textContent =
      input.value.trim() === ''
        ? ''
        : found.length === 0
          ? say(words.none)
          : say(many ? words.first : words.found, { n: shown.length, all: found.length });
  };
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const stops: readonly HTMLElement[] = [input, ...links()];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = stops[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  input.addEventListener('input', show);
  for (const part of [form, list]) part.addEventListener('keydown', move);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    links()[0]?.click();
  });
  show();
}
