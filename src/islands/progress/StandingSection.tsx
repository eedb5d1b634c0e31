import { Tile } from '../../components/Tile.tsx';
import type { Tile as TileKind } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import type { Memory } from '../../progress/memory.ts';
import { strengths, type Standing, type Strength } from '../../progress/strength.ts';
import type { ProgressWords } from '../ProgressView.tsx';

/** Something that puzzles are about, with a tile that stands for it. */
export interface Topic {
  readonly id: string;
  readonly name: string;
  readonly tile: TileKind;
  readonly href?: string | undefined;
}

export interface StandingSectionProps {
  readonly memory: Memory;
  readonly words: ProgressWords;
  readonly tileWords: TileWords;
  readonly topics: Readonly<Record<'waits' | 'score', readonly Topic[]>>;
}

/** Which kinds of puzzles ask about the topics. */
const KINDS = { waits: ['waits', 'build-wait'], score: ['score', 'build-hand', 'best-reading'] } as const;
const ORDER: readonly Standing[] = ['shaky', 'begun', 'solid'];

/** „Wie es steht“: five tiles for each topic, face up where the answer was right at once. */
export function StandingSection({ memory, words, tileWords, topics }: StandingSectionProps) {
  const { standing } = words;
  const lists = (['waits', 'score'] as const)
    .map((kind) => ({ kind, rows: rowsOf(topics[kind], strengths(memory, KINDS[kind])) }))
    .filter(({ rows }) => rows.length > 0);
  if (lists.length === 0) return null;
  return (
    <section>
      <h2>{say(standing.title)}</h2>
      <p class="small">{say(standing.about)}</p>
      {lists.map(({ kind, rows }) => (
        <div key={kind}>
          <h3>{say(standing[kind])}</h3>
          <ul class="progress-rows progress-topics">
            {rows.map(({ topic, strength }) => (
              <TopicRow key={topic.id} topic={topic} strength={strength} words={words} tileWords={tileWords} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface Row {
  readonly topic: Topic;
  readonly strength: Strength;
}

const rowsOf = (topics: readonly Topic[], known: ReadonlyMap<string, Strength>): readonly Row[] =>
  topics
    .flatMap((topic) => {
      const strength = known.get(topic.id);
      return strength === undefined ? [] : [{ topic, strength }];
    })
    .sort((one, other) => ORDER.indexOf(one.strength.standing) - ORDER.indexOf(other.strength.standing));

function TopicRow({
  topic: { name, tile, href },
  strength: { standing, latest },
  words,
  tileWords,
}: Row & Pick<StandingSectionProps, 'words' | 'tileWords'>) {
  const spoken = say(words.standing.spoken, { right: latest.filter(Boolean).length, n: latest.length });
  return (
    <li>
      <span class="serif">{href === undefined ? name : <a href={href}>{name}</a>}</span>
      <span class="progress-tiles" role="img" aria-label={spoken}>
        {latest.map((right, at) => (
          <Tile key={at} tile={right ? tile : 'back'} words={tileWords} size="count" decorative />
        ))}
      </span>
      <span class="small" data-standing={standing}>
        {standing === 'new' ? '' : say(words.standing[standing])}
      </span>
    </li>
  );
}
