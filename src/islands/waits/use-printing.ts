import { useEffect, useState } from 'preact/hooks';

/** Whether the page is being laid out for paper. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const print = matchMedia('print');
    const read = (): void => {
      setPrinting(print.matches);
    };
    const begin = (): void => {
      setPrinting(true);
    };
    print.addEventListener('change', read);
    addEventListener('beforeprint', begin);
    return () => {
      print.removeEventListener('change', read);
      removeEventListener('beforeprint', begin);
    };
  }, []);
  return printing;
}
