import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { builtSiteOf, type BuiltSite } from './built-site.ts';

const HOST = 'localhost';
const USUAL_PORT = 4321;

/** A web server for a finished build. It answers below `site.base` only, and unknown addresses with 404.html and status 404. */
export function serverFor(site: BuiltSite): Server {
  const notFound = notFoundPage(site);
  const files = sirv(site.folder, {
    dev: true,
    etag: true,
    // As a host should: see docs/deploying.md.
    setHeaders: (response, path) => {
      if (path.startsWith('/_astro/')) response.setHeader('Access-Control-Allow-Origin', '*');
    },
    onNoMatch: (_request, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    },
  });
  return createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith(site.base)) {
      request.url = path.slice(site.base.length - 1);
      files(request, response);
    } else if (path === '/' || `${path}/` === site.base) {
      response.writeHead(302, { Location: site.base }).end();
    } else {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    }
  });
}

function notFoundPage({ folder }: BuiltSite): string {
  const file = join(folder, '404.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : 'Not found';
}

/** Listens on `port`; a taken port is an error. Port 0 is any free one. Resolves with the port in use. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolvePort, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      const address = server.address();
      resolvePort(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** The port asked for, or the usual one, or any free one where the usual one is taken. */
async function listenSomewhere(server: Server, wanted: string | undefined): Promise<number> {
  if (wanted !== undefined) return listen(server, portOf(wanted));
  return listen(server, USUAL_PORT).catch(() => listen(server, 0));
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`PORT=${text} is no port: it must be a whole number from 0 (any free one) to 65535.`);
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function main(): Promise<void> {
  const site = builtSiteOf(process.env);
  if (!existsSync(join(site.folder, 'index.html'))) {
    throw new Error(`There is no built site in ${site.folder}. "npm start" builds and serves it.`);
  }
  const port = await listenSomewhere(serverFor(site), process.env['PORT']);
  console.log(`\nSik Wu 食糊  http://${HOST}:${String(port)}${site.base}\n`);
}

if (process.argv[1] === import.meta.filename) {
  main().catch((error: unknown) => {
    const taken = 'The port is taken by another program: name another with PORT, or leave PORT out.';
    console.error(isTaken(error) ? taken : error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
