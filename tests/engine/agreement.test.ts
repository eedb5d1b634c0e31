import { describe, it } from 'vitest';
import { expectAgreement } from '../support/agreement.ts';

describe('waits and distance agree with the plain solver', () => {
  it.each(['dealt', 'one-suit', 'quads', 'built'] as const)(
    'on %s hands',
    (kind) => {
      expectAgreement(kind, 800, `fast ${kind}`);
    },
    120_000,
  );
});
