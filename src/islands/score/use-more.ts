import { useEffect, useState } from 'preact/hooks';

type More = typeof import('./ScoreMore.tsx');

/** The count row by row and what stands beside and under it: loaded once the reader has begun to answer. */
export function useMore(wanted: boolean): More | undefined {
  const [more, setMore] = useState<More>();
  useEffect(() => {
    if (!wanted || more !== undefined) return;
    import('./ScoreMore.tsx').then(setMore, () => undefined);
  }, [wanted, more]);
  return more;
}
