/** Writes tests/golden/seeds.json anew: only together with a new version of the link format. */
import { writeFileSync } from 'node:fs';
import { seedNotations } from './seed-notation.ts';

writeFileSync(new URL('../golden/seeds.json', import.meta.url), `${JSON.stringify(seedNotations(4), undefined, 2)}\n`);
