import { useEffect, useState } from 'preact/hooks';

/** Everything that counts example hands. */
export type EffectsModule = typeof import('./effects.ts');

/** The example engine, loaded as soon as it is wanted. */
export function useEffects(wanted: boolean): EffectsModule | undefined {
  const [engine, setEngine] = useState<EffectsModule>();
  useEffect(() => {
    if (!wanted || engine !== undefined) return;
    import('./effects.ts').then(
      (loaded) => {
        setEngine(loaded);
      },
      () => undefined,
    );
  }, [wanted, engine]);
  return engine;
}
