import { sitePath } from '../i18n/paths.ts';

/**
 * Keeps a copy of the site for times without a network, and offers a new version once it has been fetched. The old one
 * stays in use until the reader presses the button, so that nothing changes under a puzzle.
 */
export async function keepOfflineCopy(): Promise<void> {
  if (!mayKeepCopy()) return;
  const registration = await register();
  if (registration === undefined) return;
  offerIfWaiting(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => {
      offerIfWaiting(registration);
    });
  });
}

function offerIfWaiting({ waiting }: ServiceWorkerRegistration): void {
  const notice = document.getElementById('new-version');
  if (waiting === null || navigator.serviceWorker.controller === null || notice?.hidden !== true) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      location.reload();
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}

/** The registration, if the browser lets the page have one. */
const register = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register(sitePath('offline.js')).catch(() => undefined);

/** Readers who save data keep no copy; a browser that refuses keeps none either, and everything else works on. */
const mayKeepCopy = (): boolean =>
  'serviceWorker' in navigator &&
  !(navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData;
