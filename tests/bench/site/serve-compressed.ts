import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const PACKED = new Set(['.png', '.webp']);

/** A folder as a static host sends it: compressed with brotli, what is named by its content for good. */
export function compressedServer(folder: string): Server {
  const known = new Map<string, Buffer>();
  return createServer((request, response) => {
    const file = fileAt(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (file === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const isPacked = PACKED.has(extname(file));
    const body = known.get(file) ?? (isPacked ? readFileSync(file) : brotliCompressSync(readFileSync(file)));
    known.set(file, body);
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': file.includes('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...(isPacked ? {} : { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    });
    response.end(body);
  });
}

function fileAt(folder: string, path: string): string | undefined {
  const file = join(folder, normalize(decodeURIComponent(path)));
  if (!existsSync(file)) return undefined;
  const page = statSync(file).isDirectory() ? join(file, 'index.html') : file;
  return existsSync(page) ? page : undefined;
}
