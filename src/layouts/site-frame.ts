/** What the frame around every page does in the browser: settings, rules switch, language switch, notices. */
import { isChoice, SETTING_CHOICES, type SettingName } from '../progress/settings.ts';
import { keepSetting, SETTINGS_EVENT, showSetting, storedSettings } from '../progress/settings-store.ts';
import { NOT_KEPT_EVENT } from '../progress/storage.ts';
import { takeRules } from '../progress/take-rules.ts';
import { heedSearch } from './search/search-opener.ts';

const root = document.documentElement;
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

const isSetting = (name: string | undefined): name is SettingName => name !== undefined && name in SETTING_CHOICES;

/** What a setting is at this moment on this page. */
const shown = (name: SettingName): string | undefined => root.dataset[name] ?? (name === 'theme' ? 'auto' : undefined);

function showNotice(name: string | undefined): void {
  for (const notice of all('[data-notice]')) notice.hidden = notice.dataset['notice'] !== name;
}

function markChosen(): void {
  for (const button of all('[data-set]')) {
    const name = button.dataset['set'];
    if (isSetting(name)) button.setAttribute('aria-pressed', String(shown(name) === button.dataset['value']));
  }
  paintBrowserBar();
}

/** Custom sets and rules from a link need more of the frame, which other pages do not load. */
function attendRules(): void {
  const { rules, rulesBase, rulesLink } = root.dataset;
  const isPlain = rules === rulesBase && rulesLink === undefined && storedSettings().house === undefined;
  if (isPlain && document.querySelector('#rules-asked') === null) return;
  void import('./rules-frame.ts').then(({ showRules }) => {
    showRules(showNotice);
  });
}

/** A theme chosen here goes before the device's, also for the bar around the page. */
function paintBrowserBar(): void {
  const { theme } = root.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset['for'] ?? '';
    meta.media = theme === undefined ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  }
}

function choose(name: SettingName, value: string): void {
  if (name !== 'rules') showSetting(name, value);
  const outcome = name === 'rules' ? takeRules(value) : keepSetting(name, value);
  showNotice(outcome === 'kept' ? undefined : 'notKept');
}

/** The other language opens the same page in the same state: what stands behind `?` and `#` goes along. */
function carryState(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}

function closeMenus(except?: Node): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'))
    if (!except || !menu.contains(except)) menu.open = false;
}

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  closeMenus(target);
  const button = target.closest<HTMLElement>('[data-set]');
  const name = button?.dataset['set'];
  const value = button?.dataset['value'];
  if (!isSetting(name) || !isChoice(name, value)) return;
  choose(name, value);
  const menu = button?.closest<HTMLDetailsElement>('details[data-menu]');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const open = document.querySelector<HTMLDetailsElement>('details[data-menu][open]');
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
}

/** A setting changed in another tab holds here too. */
function onStorage(): void {
  for (const [name, value] of Object.entries(storedSettings()))
    if (
      isSetting(name) &&
      name !== 'house' &&
      value !== shown(name) &&
      !(name === 'rules' && root.dataset['rulesLink'])
    )
      showSetting(name, value);
}

document.addEventListener('click', onClick);
document.addEventListener('keydown', onKey);
for (const kind of ['pointerdown', 'focusin', 'click']) document.addEventListener(kind, carryState, { capture: true });
document.addEventListener(SETTINGS_EVENT, markChosen);
window.addEventListener('storage', onStorage);
document.addEventListener(
  NOT_KEPT_EVENT,
  () => {
    showNotice('answerNotKept');
  },
  { once: true },
);
heedSearch();

markChosen();
const { rulesUnknown, storage } = root.dataset;
showNotice(rulesUnknown === undefined ? storage : 'rulesUnknown');
attendRules();
document.addEventListener(SETTINGS_EVENT, attendRules);
