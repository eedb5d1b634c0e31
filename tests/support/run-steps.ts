import { spawn, type SpawnOptions } from 'node:child_process';
import type { TestCount } from './test-count.ts';

/** One step of the test run: commands of Node one after the other. */
export interface Step {
  readonly name: string;
  /** What to do when the step fails, as the end of a sentence. */
  readonly advice: string;
  readonly commands: readonly (readonly string[])[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly count?: () => TestCount;
}

/** When the output of a step is shown. */
type Shows = 'at once' | 'at its end';

/** Runs steps side by side to their ends and returns those that failed. Of several, each is shown whole when it ends. */
export async function runSteps(steps: readonly Step[], folder: string): Promise<readonly Step[]> {
  const shows = steps.length === 1 ? 'at once' : 'at its end';
  const isGood = await Promise.all(steps.map((step) => runStep(step, folder, shows)));
  return steps.filter((_, place) => !isGood[place]);
}

/** Runs a step to its end and returns whether every command succeeded. */
async function runStep({ name, commands, environment = {} }: Step, folder: string, shows: Shows): Promise<boolean> {
  const began = performance.now();
  const head = `\n── ${name}`;
  if (shows === 'at once') console.log(head);
  let [isGood, output] = [true, ''];
  for (const command of commands) {
    const ended = await runCommand(
      command,
      { cwd: folder, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment } },
      shows,
    );
    output += ended.output;
    isGood = ended.isGood;
    if (!isGood) break;
  }
  if (shows === 'at its end') console.log(`${head}\n${output}`);
  console.log(`── ${name}: ${isGood ? 'good' : 'FAILED'} after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return isGood;
}

function runCommand(
  parameters: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'>,
  shows: Shows,
): Promise<{ readonly isGood: boolean; readonly output: string }> {
  return new Promise((resolveEnd) => {
    const child = spawn(process.execPath, [...parameters], {
      ...options,
      stdio: shows === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', (error) => {
      resolveEnd({ isGood: false, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      resolveEnd({ isGood: code === 0, output });
    });
  });
}
