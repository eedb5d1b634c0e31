import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import type { BuiltSite } from '../../src/build/built-site.ts';
import { serverFor } from '../../src/build/serve.ts';

const SCRIPT = 'witness.js';
const REPORT = 'witness-report';

/**
 * The built site as its own server sends it, with one more script before all others of each page, which reports errors. Not
 * every browser lets a test read its console; this way the same is seen in each.
 */
export interface WitnessedSite {
  readonly server: Server;
  /** Sentences about errors and failed requests since the last call. */
  readonly takeComplaints: () => readonly string[];
}

export function witness(site: BuiltSite): WitnessedSite {
  const inner = serverFor(site);
  const complaints: string[] = [];
  const server = createServer((request, response) => {
    // Browsers ask for it where a file names no icon.
    if (request.url === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    response.once('finish', () => {
      if (response.statusCode >= 400) complaints.push(`status ${response.statusCode}: ${path}`);
    });
    const page = pageAt(site, path);
    if (path === site.base + SCRIPT) {
      response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(`(${String(report)})('${site.base}${REPORT}');`);
    } else if (path === site.base + REPORT) {
      void read(request).then((text) => complaints.push(text));
      response.writeHead(204).end();
    } else if (page === undefined) {
      inner.emit('request', request, response);
    } else {
      const html = page.replace(/<head[^>]*>/, `$&<script src="${site.base}${SCRIPT}"></script>`);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
    }
  });
  return { server, takeComplaints: () => complaints.splice(0) };
}

function pageAt({ folder, base }: BuiltSite, path: string): string | undefined {
  if (!path.startsWith(base) || !path.endsWith('/')) return undefined;
  const file = join(folder, decodeURIComponent(path.slice(base.length)), 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Runs in the page: nothing from outside may be used. Tells what the console would show in red. */
function report(address: string): void {
  const tell = (sentence: string): void => {
    navigator.sendBeacon(address, `${sentence} (${location.pathname})`);
  };
  const { error } = console;
  console.error = (...values: readonly unknown[]) => {
    tell(`console: ${values.map(String).join(' ')}`);
    error(...values);
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLElement) tell(`not loaded: ${target.outerHTML.slice(0, 200)}`);
      else tell(`exception: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    // What a page was still fetching is given up when the reader leaves it: no fault, and its timers end with it.
    setTimeout(() => {
      tell(`rejected: ${String(reason)}`);
    }, 300);
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    tell(`content security policy: ${effectiveDirective} ${blockedURI}`);
  });
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (/^https?:/.test(name) && new URL(name).origin !== location.origin) tell(`request to another host: ${name}`);
    }
  }).observe({ type: 'resource', buffered: true });
}
