import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../i18n/message.ts';
import { EPOCH } from '../../progress/answers.ts';
import type { Memory } from '../../progress/memory.ts';
import type { Review } from '../../progress/review.ts';
import type { ProgressWords } from '../ProgressView.tsx';
import { placeOf, type ItemPlaces } from './item-place.ts';
import { kindName } from './kind-name.ts';

export interface ReviewSectionProps {
  readonly memory: Memory;
  readonly words: ProgressWords;
  readonly tag: string;
  readonly places: ItemPlaces;
}

interface Today {
  readonly due: readonly Review[];
  /** How many more come up today by themselves. */
  readonly left: number;
  readonly aDay: number;
}

/** „Kommt wieder“: what was missed and is due, a few a day, each opening its puzzle. */
export function ReviewSection({ memory, words, tag, places }: ReviewSectionProps) {
  const { review } = words;
  const [today, setToday] = useState<Today>();
  const [extra, setExtra] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const known = useRef(0);
  useEffect(() => {
    if (extra > 0) list.current?.querySelectorAll('a')[known.current]?.focus();
  }, [extra]);
  useEffect(() => {
    let holds = true;
    const show = ({ dueReviews, reviewedSince, REVIEWS_PER_DAY }: typeof import('../../progress/review.ts')): void => {
      if (!holds) return;
      const now = new Date();
      const due = dueReviews(memory, now).filter(({ remembered }) => placeOf(remembered, places) !== undefined);
      const since = new Date(now.getFullYear(), now.getMonth(), now.getDate());
      setToday({ due, left: Math.max(0, REVIEWS_PER_DAY - reviewedSince(memory, since)), aDay: REVIEWS_PER_DAY });
    };
    import('../../progress/review.ts').then(show, () => undefined);
    return () => {
      holds = false;
    };
  }, [memory]);
  if (today === undefined) return null;
  const shown = today.due.slice(0, today.left + extra);
  const date = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long' });
  return (
    <section>
      <h2>{say(review.title)}</h2>
      {today.due.length === 0 && <p>{say(review.none)}</p>}
      {shown.length > 0 && <p class="small">{say(review.due, { n: shown.length })}</p>}
      <ol class="progress-rows" ref={list}>
        {shown.map(({ remembered }) => {
          const place = placeOf(remembered, places);
          const last = new Date(EPOCH + (remembered.checks.at(-1)?.at ?? 0) * 1000);
          return (
            <li key={remembered.item}>
              <a href={place?.href}>
                <span class="serif">{place?.lesson ?? kindName(remembered.kind, words)}</span>
                <span class="small">
                  {say(place?.lesson === undefined ? review.last : review.lastOf, {
                    kind: kindName(remembered.kind, words),
                    date: date.format(last),
                  })}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      {today.due.length > shown.length && (
        <div class="progress-more">
          <p class="small">{say(review.enough)}</p>
          <button
            class="button"
            data-kind="second"
            type="button"
            onClick={() => {
              known.current = shown.length;
              setExtra(extra + today.aDay);
            }}
          >
            {say(review.more)}
          </button>
        </div>
      )}
    </section>
  );
}
