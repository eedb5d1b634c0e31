import { describe, expect, it } from 'vitest';
import { findBrowser } from './browser.ts';

const only =
  (...files: readonly string[]) =>
  (path: string): boolean =>
    files.includes(path);

describe('findBrowser', () => {
  it('takes the named browser and no other', () => {
    const environment = { CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' };
    expect(findBrowser(environment, only('/opt/chrome', '/usr/bin/chromium'))).toBe('/opt/chrome');
    expect(findBrowser(environment, only('/usr/bin/chromium'))).toBeUndefined();
  });

  it('looks along the path and in the application folder', () => {
    expect(findBrowser({ PATH: '/bin:/usr/bin' }, only('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser({ PATH: '/bin' }, only(mac))).toBe(mac);
  });

  it('takes one without windows before others', () => {
    const files = ['/bin/chromium', '/bin/chromium-headless-shell'];
    expect(findBrowser({ PATH: '/bin' }, only(...files))).toBe('/bin/chromium-headless-shell');
    expect(findBrowser({ PATH: '/bin' }, only('/bin/chromium'))).toBe('/bin/chromium');
  });

  it('finds nothing where nothing is', () => {
    expect(findBrowser({}, () => false)).toBeUndefined();
  });
});
