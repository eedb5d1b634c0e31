/** Marks the table of contents with what this browser remembers: a tick for a finished lesson, „3/5“ for a begun one. */
import { ANSWERS_KEY } from '../progress/answers.ts';
import { doneItems, doneOf } from '../progress/done.ts';
import { rememberedPlace } from '../progress/place.ts';
import { readText } from '../progress/storage.ts';

interface LessonState {
  readonly done: number;
  readonly total: number;
}

/** How many exercises of a lesson are done, from the list in its link: `tiles/honors:4 tiles/sounds:5`. */
function stateOf(list: string, done: ReadonlySet<string>): LessonState {
  const exercises = list.split(' ').map((text) => text.split(':'));
  const finished = exercises.filter(([id = '', items]) => doneOf(done, id, Number(items)) === Number(items));
  return { done: finished.length, total: exercises.length };
}

function mark(link: HTMLElement, done: ReadonlySet<string>, place: string | null): void {
  const state = stateOf(link.dataset['exercises'] ?? '', done);
  const isDone = state.done === state.total;
  const isHere = !isDone && link.dataset['lessonLink'] === place;
  link.toggleAttribute('data-here', isHere);
  const slot = link.querySelector<HTMLElement>('.state');
  if (!slot) return;
  const word = isDone ? slot.dataset['done'] : slot.dataset['soFar'];
  const spoken = word?.replace('{done}', String(state.done)).replace('{total}', String(state.total)) ?? '';
  const seen = isDone ? '✓' : state.done > 0 || isHere ? `${state.done}/${state.total}` : '';
  slot.replaceChildren(...(seen === '' ? [] : [part(seen, true), part(spoken, false)]));
}

/** What the eye sees, or what is read out instead. */
function part(text: string, seen: boolean): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  if (seen) span.ariaHidden = 'true';
  else span.className = 'visually-hidden';
  return span;
}

function markAll(): void {
  const done = doneItems(readText(ANSWERS_KEY));
  const place = rememberedPlace();
  for (const link of document.querySelectorAll<HTMLElement>('[data-exercises]')) mark(link, done, place);
}

markAll();
window.addEventListener('storage', markAll);
window.addEventListener('pageshow', markAll);
