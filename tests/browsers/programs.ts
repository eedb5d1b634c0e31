import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Unavailable } from './driver.ts';

/** How long a browser may take to start or to answer, in milliseconds: much, for machines that do other things too. */
export const PATIENCE = 60_000;

/** The first of these programs in the folders of `PATH`. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Starts a program whose output can be read; `channels` are further pipes, from file descriptor 3 on. */
export function launch(
  program: string,
  parameters: readonly string[],
  { environment = {}, channels = 0 }: { environment?: Readonly<Record<string, string>>; channels?: number } = {},
): ChildProcess {
  return spawn(program, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...Array.from({ length: channels }, () => 'pipe' as const)],
  });
}

/** Ends a program that `launch` started, and resolves when it is gone. */
export function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), 5000);
    child.once('exit', () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill();
  });
}

/** Calls `heed` with each line that comes. */
function onLine(stream: Readable | null, heed: (line: string) => void): void {
  let rest = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(heed);
  });
}

/** The first line of a stream that fits; rejects when the program ends before or says nothing for too long. */
export function waitForLine(child: ChildProcess, stream: Readable | null, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const last: string[] = [];
    const give = (reason: string): void => {
      clearTimeout(timer);
      reject(new Unavailable([`It ${reason}.`, ...last.slice(-3)].join(' ')));
    };
    const timer = setTimeout(() => {
      give('did not get ready');
    }, PATIENCE);
    child.once('error', () => {
      give('could not be started');
    });
    child.once('exit', () => {
      give('ended at once');
    });
    onLine(stream, (line) => {
      if (line.trim() !== '') last.push(line.trim());
      const found = pattern.exec(line)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
}
