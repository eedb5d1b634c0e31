/**
 * Keys inside a puzzle on its practice page: a question mark opens the help; Enter checks, and goes on once it is solved,
 * from a choice or after tiles were typed on the pad. Outside `[data-puzzle]` no key does anything.
 */
const isTextField = (target: Element): boolean =>
  target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])');

/** The pad of tiles; not by its class, so that pages without one load none of its styles. */
const PAD = 'div[data-size="pad"]';

/** The last key on the pad was a letter: what was typed is an answer, and Enter does not mean the tile under it. */
let typed = false;

function onKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const puzzle = target.closest('[data-puzzle]');
  if (!puzzle) return;
  const wasTyped = typed;
  typed = /^[a-z]$/i.test(key) && target.closest(PAD) !== null;
  if (key === '?' && !isTextField(target)) openHelp(puzzle);
  if (key !== 'Enter') return;
  const isChoice = target.matches('input[type="radio"], input[type="checkbox"], h2');
  if (!isChoice && !(wasTyped && target.closest(PAD))) return;
  event.preventDefault();
  typed = wasTyped;
  puzzle.querySelector<HTMLElement>('[data-main]')?.click();
}

function openHelp(puzzle: Element): void {
  const help = puzzle.querySelector<HTMLDetailsElement>('details[data-keys]');
  if (!help) return;
  help.open = true;
  help.querySelector('summary')?.focus();
}

document.addEventListener('keydown', onKey, { capture: true });
