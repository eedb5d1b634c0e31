import { createServer } from 'node:net';

/** A port of this machine on which nothing listens. */
export function freePort(host = 'localhost'): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, host, () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}
