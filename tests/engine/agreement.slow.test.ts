import { describe, it } from 'vitest';
import { expectAgreement } from '../support/agreement.ts';

describe('waits and distance agree with the plain solver', () => {
  it.each(['dealt', 'one-suit', 'quads', 'built'] as const)('on a million %s hands', (kind) => {
    expectAgreement(kind, 1_000_000, `slow ${kind}`);
  });
});
