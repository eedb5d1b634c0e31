import { Hand } from '../../components/Hand.tsx';
import type { ConcealedKongDisplay } from '../../components/meld-tiles.ts';
import { say } from '../../i18n/message.ts';
import type { Caption, Shown } from './shown.ts';
import type { HouseSpeech } from './words.ts';

export interface ExampleHandsProps {
  readonly hands: readonly Shown[];
  readonly concealedKong: ConcealedKongDisplay;
  readonly speech: HouseSpeech;
}

/** The hands of an example, drawn small; where each has an effect of its own they are lettered, as the effects are. */
export function ExampleHands({ hands, concealedKong, speech }: ExampleHandsProps) {
  return (
    <div class="house-hands">
      {hands.map(({ hand, bonus, captions, isLettered }, at) => {
        const title = captions.map((caption) => captionText(caption, speech)).join(speech.comma);
        const letter = isLettered ? letterOf(at) : '';
        return (
          <div key={at}>
            <p class="caption">
              {letter !== '' && <b>{letter} </b>}
              {title}
            </p>
            <Hand
              hand={hand}
              bonus={bonus}
              words={speech.tiles}
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

const captionText = ({ word, seat }: Caption, { words, seats }: HouseSpeech): string =>
  say(words.captions[word], seat === undefined ? {} : { seat: say(seats[seat]) });

/** A, B, C. */
export const letterOf = (at: number): string => String.fromCharCode(65 + at);
