/** A quiet tick behind the heading of every exercise of a lesson that is done. */
import { ANSWER_EVENT, ANSWERS_KEY } from '../progress/answers.ts';
import { doneItems, doneOf } from '../progress/done.ts';
import { readText } from '../progress/settings-store.ts';

const list = document.querySelector<HTMLElement>('[data-lesson]')?.dataset['exercises']?.split(' ') ?? [];

function tick(): void {
  const done = doneItems(readText(ANSWERS_KEY));
  for (const text of list) {
    const [id = '', items] = text.split(':');
    const heading = document.getElementById(`${id}-title`) ?? document.getElementById(`${id.replace('/', '-')}-title`);
    heading?.toggleAttribute('data-done', doneOf(done, id, Number(items)) === Number(items));
  }
}

tick();
document.addEventListener(ANSWER_EVENT, tick);
