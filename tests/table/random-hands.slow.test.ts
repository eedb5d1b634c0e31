import { test } from 'vitest';
import { checkRandomHands } from './check-hands.ts';

test.for(Array.from({ length: 20 }, (_, batch) => batch))(
  'a thousand random hands lose and double no tile (batch %i)',
  { timeout: 600_000 },
  (batch) => {
    checkRandomHands(`slow ${batch}`, 1000);
  },
);
