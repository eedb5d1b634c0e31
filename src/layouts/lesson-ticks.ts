/** A quiet tick behind the heading of every exercise of a lesson that is done; scenes under one heading are done together. */
import { ANSWER_EVENT, ANSWERS_KEY } from '../progress/answers.ts';
import { doneItems, doneOf } from '../progress/done.ts';
import { readText } from '../progress/storage.ts';

const list = document.querySelector<HTMLElement>('[data-lesson]')?.dataset['exercises']?.split(' ') ?? [];

function tick(): void {
  const done = doneItems(readText(ANSWERS_KEY));
  let heading: HTMLElement | null = null;
  let isDone = true;
  for (const text of list) {
    const [id = '', items] = text.split(':');
    const own = document.getElementById(`${id}-title`);
    isDone = doneOf(done, id, Number(items)) === Number(items) && (isDone || own !== null);
    heading = own ?? heading;
    heading?.toggleAttribute('data-done', isDone);
  }
}

tick();
document.addEventListener(ANSWER_EVENT, tick);
