/** Remembers what is ticked in the checklists of a page. Without a script the boxes can be ticked too, until the page is left. */
import { NOT_KEPT_EVENT } from '../../../progress/storage.ts';
import { rememberedTicks, rememberTicks } from '../../../progress/ticks.ts';

for (const list of document.querySelectorAll<HTMLElement>('[data-checklist]')) {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('[data-tick]')];
  const idOf = ({ dataset }: HTMLInputElement): string => dataset['tick'] ?? '';
  const ticks = rememberedTicks();
  for (const box of boxes) box.checked = ticks.has(idOf(box));

  const remember = (): void => {
    const outcome = rememberTicks(boxes.map(idOf), new Set(boxes.filter(({ checked }) => checked).map(idOf)));
    if (outcome === 'not-kept') document.dispatchEvent(new CustomEvent(NOT_KEPT_EVENT));
  };
  list.addEventListener('change', remember);
  list.querySelector('[data-untick]')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    remember();
  });
}
