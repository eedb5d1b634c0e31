import type { Server } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { listen, serverFor } from '../../src/build/serve.ts';
import { smallSite } from '../support/small-site.ts';

const site = smallSite({ 'index.html': 'home', 'de/index.html': 'deutsch', '404.html': 'nothing here' }, '/b/');
const server: Server = serverFor(site);
const origin = `http://localhost:${String(await listen(server, 0))}`;

afterAll(() => server.close());

describe('the server', () => {
  it.each([
    ['/b/', 200, 'home'],
    ['/b/de/', 200, 'deutsch'],
    ['/b/de/?p=1', 200, 'deutsch'],
    ['/', 200, 'home'],
    ['/b', 200, 'home'],
    ['/b/gone/', 404, 'nothing here'],
    ['/de/', 404, 'nothing here'],
    ['/b/../package.json', 404, 'nothing here'],
  ])('answers %s with %i', async (path, status, text) => {
    const response = await fetch(origin + path);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('refuses a port that is taken', async () => {
    await expect(listen(serverFor(site), Number(new URL(origin).port))).rejects.toThrow('EADDRINUSE');
  });
});
