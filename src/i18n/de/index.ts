import { bestReading } from './best-reading.ts';
import { buildHand } from './build-hand.ts';
import { buildWait } from './build-wait.ts';
import { calculator } from './calculator.ts';
import { choose } from './choose.ts';
import { claims } from './claims.ts';
import { counting } from './counting.ts';
import { daily } from './daily.ts';
import { deal } from './deal.ts';
import { discard } from './discard.ts';
import { glossary } from './glossary.ts';
import { groups } from './groups.ts';
import { house } from './house.ts';
import { lesson } from './lesson.ts';
import { practice } from './practice.ts';
import { print } from './print.ts';
import { progress } from './progress.ts';
import { puzzle } from './puzzle.ts';
import { options } from './options.ts';
import { reference } from './reference.ts';
import { rounds } from './rounds.ts';
import { runs } from './runs.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { scoreAsks } from './score-asks.ts';
import { seats } from './seats.ts';
import { tileNames } from './tile-names.ts';
import { site } from './site.ts';
import { table } from './table.ts';
import { tableCard } from './table-card.ts';
import { tiles } from './tiles.ts';
import { topics } from './topics.ts';
import { turns } from './turns.ts';
import { waits } from './waits.ts';
import { wall } from './wall.ts';

/** All interface words in German, by area. This list decides which texts exist: every other language must have the same. */
export const de = {
  bestReading,
  buildHand,
  buildWait,
  calculator,
  choose,
  claims,
  counting,
  daily,
  deal,
  discard,
  glossary,
  groups,
  house,
  lesson,
  practice,
  print,
  progress,
  puzzle,
  options,
  reference,
  rounds,
  runs,
  rules,
  score,
  scoreAsks,
  seats,
  site,
  table,
  tableCard,
  tileNames,
  tiles,
  topics,
  turns,
  waits,
  wall,
};
