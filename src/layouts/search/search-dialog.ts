/** The search over any page: a dialog that is made when it is first asked for. */
import { say } from '../../i18n/message.ts';
import { loadIndex, mountSearch } from './search-box.ts';
import sheet from './search.css?url';

let dialog: HTMLDialogElement | undefined;

/** Opens the search. `page` is the address of the search page, where everything goes that the dialog cannot do. */
export async function openSearch(page: string): Promise<void> {
  const home = new URL('../', new URL(page, location.href));
  try {
    const [index] = await Promise.all([loadIndex(home), loadStyles()]);
    dialog ??= makeDialog(index.words);
    const [form, list] = [dialog.querySelector('form'), dialog.querySelector('ol')];
    if (form && list && !dialog.dataset['mounted']) {
      mountSearch(form, list, index, home);
      dialog.dataset['mounted'] = '';
    }
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('input')?.select();
  } catch {
    location.assign(page);
  }
}

/** The styles of the search, which no page needs before. */
function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${sheet}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    const end = (): void => {
      done();
    };
    link.addEventListener('load', end);
    link.addEventListener('error', end);
    document.head.append(link);
  });
}

function makeDialog(words: Awaited<ReturnType<typeof loadIndex>>['words']): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = 'search-dialog';
  made.setAttribute('aria-label', say(words.title));
  made.innerHTML = `<form class="search-form"><label for="search-query"></label><input id="search-query" type="search" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"><button type="button" class="text-button"></button><p class="small" role="status"></p></form><ol class="search-results"></ol>`;
  const [label, close] = [made.querySelector('label'), made.querySelector('button')];
  if (label) label.textContent = say(words.label);
  if (close) close.textContent = say(words.close);
  close?.addEventListener('click', () => {
    made.close();
  });
  // A click beside the dialog, and a result on this very page, close it too.
  made.addEventListener('click', ({ target }) => {
    if (target === made || (target instanceof Element && target.closest('a'))) made.close();
  });
  const input = made.querySelector('input');
  // WebKit keeps Escape for emptying the box, also when it is empty.
  input?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && input.value === '') made.close();
  });
  // In a box that is gone the key `/` would count as writing.
  made.addEventListener('close', () => input?.blur());
  document.body.append(made);
  return made;
}
