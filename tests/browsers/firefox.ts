import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type BidiConnection } from './bidi.ts';
import { Unavailable, type Browser, type Driver } from './driver.ts';
import { end, findProgram, launch, waitForLine } from './programs.ts';

const MISSING = 'There is no Firefox: install it (Debian: "apt-get install firefox-esr") or name it with FIREFOX_PATH.';

/** Firefox as it is installed, without a window, over its own WebDriver BiDi: no further program between. */
export const firefox: Browser = { name: 'Firefox', start };

async function start(): Promise<Driver> {
  const program = process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr', 'firefox');
  if (program === undefined) throw new Unavailable(MISSING);
  const profile = mkdtempSync(join(tmpdir(), 'sik-wu-firefox-'));
  const child = launch(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']);
  const close = async (): Promise<void> => {
    await end(child);
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const address = await waitForLine(child, child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
    return await drive(await connect(`${address}/session`), close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function drive(bidi: BidiConnection, close: () => Promise<void>): Promise<Driver> {
  const { capabilities } = await bidi.send('session.new', { capabilities: {} });
  const { browserName, browserVersion } = capabilities as { browserName: string; browserVersion: string };
  const { context } = await bidi.send('browsingContext.create', { type: 'window' });
  return {
    title: `${browserName} ${browserVersion}`,
    open: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const answer = await bidi.send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      const { result, exceptionDetails } = answer as {
        result?: { value?: string };
        exceptionDetails?: { text: string };
      };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as unknown);
    },
    perform: async (actions) => {
      await bidi.send('input.performActions', { context, actions });
    },
    close: async () => {
      bidi.close();
      await close();
    },
  };
}
