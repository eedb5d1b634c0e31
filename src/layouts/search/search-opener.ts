/** Opens the search by the link in the header or by the key `/`; what it needs is loaded only then. */

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function open(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-search]');
  if (link) void import('./search-dialog.ts').then(({ openSearch }) => openSearch(link.href));
}

/** Heeds link and key on this page. */
export function heedSearch(): void {
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !(event.target instanceof Element) || !event.target.closest('a[data-search]')) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    event.preventDefault();
    open();
  });
}
