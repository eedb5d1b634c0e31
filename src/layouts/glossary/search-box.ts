/** The search box of the glossary: hides what does not bear the query, says how many are left, keeps the query in the address. */
import { say } from '../../i18n/message.ts';
import { fold, isFound } from './search.ts';

const form = document.querySelector<HTMLFormElement>('[data-glossary-search]');
const input = form?.querySelector('input');
const status = form?.querySelector<HTMLElement>('[role="status"]');

const entries = Array.from(document.querySelectorAll<HTMLElement>('[data-term]'), (element) => ({
  element,
  names: [
    ...Array.from(element.querySelectorAll('[data-name]'), ({ textContent }) => fold(textContent)),
    ...(element.dataset['term'] ?? '').split('|').map(fold),
  ],
}));

/** Shows the entries that bear the query; an empty one shows all and says nothing. */
function filter(query: string): void {
  for (const { element, names } of entries) element.hidden = !isFound(names, query);
  for (const group of document.querySelectorAll<HTMLElement>('[data-term-group]'))
    group.hidden = group.querySelector('[data-term]:not([hidden])') === null;
  if (!status) return;
  const { one = '', other = '', none = '' } = status.dataset;
  const n = entries.filter(({ element }) => !element.hidden).length;
  status.textContent = query.trim() === '' ? '' : n === 0 ? none : say({ one, other }, { n });
}

function keepInAddress(query: string): void {
  const address = new URL(location.href);
  if (query.trim() === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  history.replaceState(history.state, '', address);
}

/** An anchor to an entry that the query hides shows the whole list again. */
function showTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!input || !target?.closest('[hidden]')) return;
  input.value = '';
  filter('');
  keepInAddress('');
  target.scrollIntoView();
}

if (input) {
  input.addEventListener('input', () => {
    filter(input.value);
    keepInAddress(input.value);
  });
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  window.addEventListener('hashchange', showTarget);
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  filter(input.value);
  showTarget();
}
