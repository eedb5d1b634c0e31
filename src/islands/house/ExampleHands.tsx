import { Hand } from '../../components/Hand.tsx';
import type { ConcealedKongDisplay } from '../../components/meld-tiles.ts';
import { say } from '../../i18n/message.ts';
import type { ShownHand } from './effects.ts';
import type { HouseSpeech } from './words.ts';

export interface ExampleHandsProps {
  readonly hands: readonly ShownHand[];
  readonly concealedKong: ConcealedKongDisplay;
  readonly speech: HouseSpeech;
}

/** The hands of an example, drawn small; where there are several they are lettered, as their effects are. */
export function ExampleHands({ hands, concealedKong, speech }: ExampleHandsProps) {
  const { words, tiles } = speech;
  return (
    <div class="house-hands">
      {hands.map(({ hand, bonus, caption }, at) => {
        const title = caption === undefined ? say(words.example) : say(words.captions[caption]);
        const letter = hands.length > 1 ? letterOf(at) : '';
        return (
          <div key={at}>
            <p class="caption">
              {letter !== '' && <b>{letter} </b>}
              {title}
            </p>
            <Hand
              hand={hand}
              bonus={bonus}
              words={tiles}
              size="count"
              label={`${letter} ${title}`.trim()}
              concealedKong={concealedKong}
            />
          </div>
        );
      })}
    </div>
  );
}

/** A, B, C. */
export const letterOf = (at: number): string => String.fromCharCode(65 + at);
