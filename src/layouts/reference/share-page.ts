/** The share button of a page: the device's share sheet where there is one, else the clipboard; says what became of it. */

const box = document.querySelector<HTMLElement>('[data-share]');
const said = box?.querySelector<HTMLElement>('[role="status"]');

function tell(text: string | undefined): void {
  if (said) said.textContent = text ?? '';
}

async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    tell(box?.dataset['copied']);
  } catch {
    tell(box?.dataset['failed']);
  }
}

async function share(): Promise<void> {
  tell('');
  if (!('share' in navigator)) return copy();
  try {
    await navigator.share({ title: document.title, url: location.href });
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled) await copy();
  }
}

box?.querySelector('button')?.addEventListener('click', () => void share());
