import { writeFileSync } from 'node:fs';
import { countRarity } from './rarity.ts';

/** Writes src/fan/rarity.json anew. Run it with `node tests/support/write-rarity.ts`; the slow suite counts again and compares. */
writeFileSync(new URL('../../src/fan/rarity.json', import.meta.url), `${JSON.stringify(countRarity(), null, 2)}\n`);
