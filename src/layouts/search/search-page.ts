/** The search on its own page: it begins with the query in the address. */
import { loadIndex, mountSearch } from './search-box.ts';

const form = document.querySelector<HTMLFormElement>('[data-search-page]');
const list = document.querySelector<HTMLElement>('[data-search-results]');
const input = form?.querySelector('input');
const said = form?.querySelector<HTMLElement>('[role="status"]');

async function start(): Promise<void> {
  if (!form || !list || !input) return;
  const home = new URL('../', new URL(form.dataset['searchPage'] ?? '', location.href));
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  try {
    mountSearch(form, list, await loadIndex(home), home);
  } catch {
    if (said) said.textContent = said.dataset['failed'] ?? '';
  }
}

void start();
