import { useEffect, useState } from 'preact/hooks';

/**
 * A value as it was before the last change until the page has shown that change: what follows from it is worked out after the
 * reader has seen the tile move. `key` tells values apart.
 */
export function useLater<T>(value: T, key: string): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        setLater(value);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [key]);
  return later;
}
