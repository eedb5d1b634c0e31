import { useEffect, useState } from 'preact/hooks';

/** Seconds since it last began to run; it stands still where it does not run. */
export function useClock(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const start = Date.now();
    setSeconds(0);
    const timer = setInterval(() => {
      setSeconds(Math.round((Date.now() - start) / 1000));
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning]);
  return seconds;
}

/** `1:05`. */
export const timeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
