import { existsSync, globSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { freePort } from '../support/free-port.ts';
import { Unavailable, type Browser, type Driver } from './driver.ts';
import { end, findProgram, launch, PATIENCE, waitForLine } from './programs.ts';

const MISSING = 'There is no WebKitGTK with its driver: install it (Debian: "apt-get install webkit2gtk-driver").';
const NO_DISPLAY = 'There is no display for WebKitGTK: install a virtual one (Debian: "apt-get install xvfb").';
const BROWSERS = '/usr/{lib,lib/*,libexec}/{webkit2gtk-4.1,webkit2gtk-4.0,webkitgtk-6.0}/MiniBrowser';

/** WebKitGTK’s small browser over WebKitWebDriver, on the machine’s display or on one that shows nothing. */
export const webkit: Browser = { name: 'WebKitGTK', start };

async function start(): Promise<Driver> {
  const driver = findProgram('WebKitWebDriver');
  const binary = globSync(BROWSERS).find((path) => existsSync(path));
  if (driver === undefined || binary === undefined) throw new Unavailable(MISSING);
  const children: ChildProcess[] = [];
  const close = async (): Promise<void> => {
    for (const child of children.reverse()) await end(child);
  };
  try {
    const display = await findDisplay(children);
    const port = await freePort('127.0.0.1');
    const environment = { ...display, LIBGL_ALWAYS_SOFTWARE: '1' };
    const child = launch(driver, [`--port=${String(port)}`], { environment });
    children.push(child);
    return await drive(`http://127.0.0.1:${String(port)}`, binary, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** The display of the machine, else a virtual one, which is started. */
async function findDisplay(children: ChildProcess[]): Promise<Readonly<Record<string, string>>> {
  if (process.env['WAYLAND_DISPLAY'] ?? process.env['DISPLAY']) return {};
  const program = findProgram('Xvfb');
  if (program === undefined) throw new Unavailable(NO_DISPLAY);
  const child = launch(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    channels: 1,
  });
  children.push(child);
  const number = await waitForLine(child, child.stdio[3] as Readable, /^(\d+)$/);
  return { DISPLAY: `:${number}`, GDK_BACKEND: 'x11' };
}

async function drive(server: string, binary: string, close: () => Promise<void>): Promise<Driver> {
  const options = { binary, args: ['--automation'] };
  const session = await newSession(server, { alwaysMatch: { 'webkitgtk:browserOptions': options } });
  const { browserName, browserVersion } = session.capabilities;
  const at = `${server}/session/${session.sessionId}`;
  const evaluate = async (expression: string): Promise<unknown> => {
    const text = await ask('POST', `${at}/execute/sync`, { script: `return JSON.stringify(${expression})`, args: [] });
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  };
  return {
    title: `WebKitGTK ${browserVersion} (${browserName})`,
    open: async (url) => {
      await ask('POST', `${at}/url`, { url });
    },
    evaluate,
    perform: async (actions) => {
      await ask('POST', `${at}/actions`, { actions });
    },
    close: async () => {
      await ask('DELETE', at).catch(() => undefined);
      await close();
    },
  };
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

/** A session as soon as the driver listens, which it does not say. */
async function newSession(server: string, capabilities: unknown): Promise<Session> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      return (await ask('POST', `${server}/session`, { capabilities })) as Session;
    } catch (error) {
      const isTooEarly = error instanceof TypeError && Date.now() < deadline;
      if (!isTooEarly) throw new Unavailable(`WebKitGTK does not start. ${String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** One command of WebDriver. Rejects with the driver's own words when it fails. */
async function ask(method: string, url: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
