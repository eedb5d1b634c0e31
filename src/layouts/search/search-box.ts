/** The search itself, in the dialog and on its page: a box, a line that says how many were found, and links to them. */
import { say } from '../../i18n/message.ts';
import type { SearchEntry } from './find.ts';
import type { TextHit } from './find-text.ts';
import type { SearchIndex } from './search-index.ts';

/** Of names and of running texts; more are only counted. */
const MOST_NAMED = 40;
const MOST_IN_TEXTS = 20;

interface Loaded {
  readonly words: SearchIndex['words'];
  readonly find: (query: string) => readonly SearchEntry[];
}

let loaded: Promise<Loaded> | undefined;

/** Everything that has a name below the folder of the page's language, and what finds it; asked for once. */
export function loadIndex(home: URL): Promise<Loaded> {
  loaded ??= askFor(home).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function askFor(home: URL): Promise<Loaded> {
  const asked = fetch(new URL('search.json', home)).then((answer) => answer.json() as Promise<SearchIndex>);
  const [{ findEntries, foldEntries }, { words, entries }] = await Promise.all([import('./find.ts'), asked]);
  const folded = foldEntries(entries);
  return { words, find: (query) => findEntries(folded, query) };
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}

/** A result by its name, with the sentence that says what it is. */
const namedResult = ([kind, title, page, , text]: SearchEntry): TextHit => ({
  kind,
  title,
  page,
  excerpt: () => [{ text, isHit: false }],
});

function itemOf({ kind, title, page, excerpt }: TextHit, home: URL, { kinds }: Loaded['words']): HTMLLIElement {
  const item = element('li', '');
  const link = element('a', 'search-result');
  link.href = new URL(page, home).href;
  const about = element('span', 'search-about');
  about.append(...excerpt().map(({ text, isHit }) => (isHit ? element('mark', '', text) : text)));
  link.append(element('span', 'search-title serif', title), element('span', 'search-kind', say(kinds[kind])), about);
  item.append(link);
  return item;
}

/** Makes a form with an input, a status line and a list search as one types; arrows go through the list, Enter opens the first. */
export function mountSearch(form: HTMLFormElement, list: HTMLElement, { words, find }: Loaded, home: URL): void {
  const input = form.querySelector('input');
  const said = form.querySelector<HTMLElement>('[role="status"]');
  if (!input || !said) return;
  const links = () => [...list.querySelectorAll('a')];

  let findTexts: ((query: string) => readonly TextHit[]) | undefined;
  let asked: Promise<void> | undefined;
  /** Running texts are looked through too when they have come; until then, and without them, what has a name is found. */
  const askTexts = async (): Promise<void> => {
    const { loadTexts } = await import('./find-text.ts');
    findTexts = await loadTexts(home);
    show();
  };

  const show = (): void => {
    const query = input.value;
    if (query.trim() !== '')
      asked ??= askTexts().catch(() => {
        asked = undefined;
      });
    const named = find(query).map(namedResult);
    const pages = new Set(named.map(({ page }) => page));
    const inTexts = findTexts?.(query).filter(({ page }) => !pages.has(page)) ?? [];
    const shown = [...named.slice(0, MOST_NAMED), ...inTexts.slice(0, MOST_IN_TEXTS)];
    const all = named.length + inTexts.length;
    list.replaceChildren(...shown.map((result) => itemOf(result, home, words)));
    said.textContent =
      query.trim() === ''
        ? ''
        : all === 0
          ? say(words.none)
          : say(all > shown.length ? words.first : words.found, { n: shown.length, all });
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
