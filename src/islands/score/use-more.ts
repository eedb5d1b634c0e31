import { useEffect, useState } from 'preact/hooks';

type More = typeof import('./ScoreMore.tsx');

/** What stands beside and under the count, loaded once the reader has begun; without it the count is still whole. */
export function useMore(wanted: boolean): More | undefined {
  const [more, setMore] = useState<More>();
  useEffect(() => {
    if (!wanted || more !== undefined) return;
    import('./ScoreMore.tsx').then(setMore, () => undefined);
  }, [wanted, more]);
  return more;
}
