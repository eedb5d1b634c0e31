import { useEffect, useState } from 'preact/hooks';
import { say, type Translation } from '../i18n/message.ts';
import type { progress as german } from '../i18n/de/progress.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import { ANSWERS_KEY } from '../progress/answers.ts';
import type { Memory } from '../progress/memory.ts';
import { openMemory } from '../progress/memory-store.ts';
import { Counts } from './progress/Counts.tsx';
import { FileSection } from './progress/FileSection.tsx';
import type { ItemPlaces } from './progress/item-place.ts';
import { ReviewSection } from './progress/ReviewSection.tsx';
import { StandingSection, type Topic } from './progress/StandingSection.tsx';
import './progress/progress.css';

export type ProgressWords = Translation<typeof german>;

export interface ProgressViewProps {
  readonly words: ProgressWords;
  readonly tileWords: TileWords;
  readonly tag: string;
  readonly places: ItemPlaces;
  readonly topics: Readonly<Record<'waits' | 'score', readonly Topic[]>>;
}

/** „Mein Fortschritt“: what comes back, how it stands, and everything remembered, to take along or to forget. */
export default function ProgressView({ words, tileWords, tag, places, topics }: ProgressViewProps) {
  const [memory, setMemory] = useState<Memory>();
  const [setAside, setSetAside] = useState(0);
  const read = (): void => {
    const opened = openMemory();
    setMemory(opened.memory);
    setSetAside((before) => before + opened.setAside);
  };
  useEffect(() => {
    read();
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === null || key === ANSWERS_KEY) read();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', read);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', read);
    };
  }, []);
  return (
    <div class="progress needs-script" data-alive={memory === undefined ? undefined : ''}>
      <p class="progress-note" role="status">
        {setAside > 0 && say(words.setAside, { n: setAside })}
      </p>
      {memory !== undefined && (
        <>
          {memory.size === 0 && <p>{say(words.nothing)}</p>}
          {memory.size > 0 && <ReviewSection memory={memory} words={words} tag={tag} places={places} />}
          <StandingSection memory={memory} words={words} tileWords={tileWords} topics={topics} />
          <Counts memory={memory} words={words} onChange={read} />
          <FileSection memory={memory} words={words} onChange={read} />
        </>
      )}
    </div>
  );
}
