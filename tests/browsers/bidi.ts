import { Unavailable } from './driver.ts';
import { PATIENCE } from './programs.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A line of WebDriver BiDi: commands and their results; events are not asked for. */
export interface BidiConnection {
  /** Rejects with the browser's own words when the command fails. */
  readonly send: (method: string, params: Fields) => Promise<Fields>;
  readonly close: () => void;
}

interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly result?: Fields;
  readonly error?: string;
  readonly message?: string;
}

interface Waiting {
  readonly resolve: (result: Fields) => void;
  readonly reject: (error: Error) => void;
}

/** Connects to a WebDriver BiDi address (`ws://…/session`). */
export async function connect(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => {
      resolve();
    });
    socket.addEventListener('error', () => {
      reject(new Unavailable(`Nobody answers at ${address}.`));
    });
  });
  const waiting = new Map<number, Waiting>();
  socket.addEventListener('message', ({ data }) => {
    settle(waiting, JSON.parse(String(data)) as Message);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser ended the connection.'));
  });
  let last = 0;
  const send = (method: string, params: Fields): Promise<Fields> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const timer = setTimeout(() => {
        reject(new Error(`No answer to ${method}.`));
      }, PATIENCE);
      const settled =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          then(value);
        };
      waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return {
    send,
    close: () => {
      socket.close();
    },
  };
}

function settle(waiting: Map<number, Waiting>, { type, id = 0, result = {}, error, message }: Message): void {
  const asked = waiting.get(id);
  waiting.delete(id);
  if (type === 'success') asked?.resolve(result);
  else asked?.reject(new Error(`${String(error)}: ${String(message)}`));
}
