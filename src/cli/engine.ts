import { answerLine } from './answer-line.ts';

/**
 * The engine's door: one JSON request per line on standard input, one JSON answer per line on standard output, in order.
 * The last line may lack its newline. Lines end at a newline only, because JSON strings may hold other separators; all
 * lines that arrive together are answered by one write.
 */
async function serve(input: AsyncIterable<string>, write: (text: string) => void): Promise<void> {
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) write(lines.map((line) => `${answerLine(line)}\n`).join(''));
  }
  if (rest !== '') write(`${answerLine(rest)}\n`);
}

process.stdin.setEncoding('utf8');
// Whoever reads the answers may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0));
await serve(process.stdin as AsyncIterable<string>, (text) => process.stdout.write(text));
