import { ReasonPart, ReasonStrip } from '../../components/ReasonStrip.tsx';
import { say } from '../../i18n/message.ts';
import { exchanged, type BuildHandPuzzle, type CountedExchange } from '../../puzzles/build-hand/puzzle.ts';
import { layOut } from '../../puzzles/waits/laid-out.ts';
import { ReadingView } from '../best-reading/ReadingView.tsx';
import { cheapText, exchangeTitle, rowsText, type Speech } from './build-hand-text.ts';

export interface BuildHandReasonsProps {
  readonly puzzle: BuildHandPuzzle;
  readonly speech: Speech;
}

/** Every exchange that reaches the target with its hand and rows, then those that are worth too little. */
export function BuildHandReasons({ puzzle, speech }: BuildHandReasonsProps) {
  const cheap = cheapText(puzzle, speech);
  return (
    <ReasonStrip label={say(speech.words.title, { n: puzzle.target })}>
      {puzzle.solutions.map((exchange) => (
        <ReasonPart
          key={`${exchange.give} ${exchange.take}`}
          title={exchangeTitle(exchange, speech)}
          text={rowsText(exchange, speech)}
        >
          <Finished puzzle={puzzle} exchange={exchange} speech={speech} />
        </ReasonPart>
      ))}
      {cheap !== '' && <p class="small">{cheap}</p>}
    </ReasonStrip>
  );
}

function Finished({ puzzle, exchange, speech }: BuildHandReasonsProps & { readonly exchange: CountedExchange }) {
  const { reading } = exchange.score.win;
  if (reading === undefined) return null;
  const layout = layOut(reading, exchanged(puzzle, exchange), exchange.take);
  return (
    <ReadingView layout={layout} label={exchangeTitle(exchange, speech)} tileWords={speech.tileWords} size="reason" />
  );
}
