/** Answers the puzzle on the start page: the sentences stand in the page, the right one is shown. */
const form = document.querySelector<HTMLFormElement>('[data-first-puzzle]');
const reply = form?.querySelector<HTMLElement>('.reply');

function answer(to: HTMLFormElement): void {
  const chosen = to.querySelector<HTMLInputElement>('input:checked');
  if (reply) reply.textContent = (chosen ? chosen.dataset['reply'] : to.dataset['none']) ?? '';
  if (chosen && chosen.value === to.dataset['answer']) finish(to, chosen);
}

/** The chosen tile goes into the gap, and the way on takes the place of the check button. */
function finish(solved: HTMLFormElement, chosen: HTMLInputElement): void {
  const tile = chosen.closest('label')?.querySelector('.tile');
  if (tile) solved.querySelector('[data-face="gap"]')?.replaceWith(tile.cloneNode(true));
  const more = solved.querySelector<HTMLElement>('.buttons a');
  for (const button of solved.querySelectorAll<HTMLElement>('.buttons button')) button.hidden = true;
  if (!more) return;
  more.hidden = false;
  more.focus();
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  answer(form);
});

form?.querySelector<HTMLElement>('[data-hint]')?.addEventListener('click', ({ currentTarget }) => {
  if (reply && currentTarget instanceof HTMLElement) reply.textContent = currentTarget.dataset['hint'] ?? '';
});
