/** What only a page with a custom set or with rules from a link needs of the frame; loaded when there is one. */
import { unpackRules } from '../fan/rule-sets/pack.ts';
import { houseNameOf } from '../fan/rule-sets/house-name.ts';
import { baseOfRules, isCustomText, type RulesText } from '../fan/rule-sets/rules-text.ts';
import { SETTING_CHOICES } from '../progress/settings.ts';
import { showSetting, storedSettings } from '../progress/settings-store.ts';
import { showLinkedRules } from './linked-rules.ts';

const root = document.documentElement;
const FIRST = SETTING_CHOICES.rules[0];

const holdsTogether = (text: RulesText): boolean => !isCustomText(text) || unpackRules(text).ok;

/** The reader's own rules; of a set that cannot be read, its base. */
export function ownRules(): RulesText {
  const { rules = FIRST } = storedSettings();
  return holdsTogether(rules) ? rules : (baseOfRules(rules) ?? FIRST);
}

/**
 * Checks the rules in force, shows a custom set by its name, and asks about those of a link. `notice` shows one of the page's
 * notices: `rulesUnknown` when the link's rules cannot be read, `rulesBroken` when the stored ones cannot.
 */
export function showRules(notice: (name: string) => void): void {
  const { rules = FIRST, rulesLink } = root.dataset;
  if (holdsTogether(rules)) {
    nameCustomRules(rules);
    void showLinkedRules(rulesLink, ownRules(), rulesLabel);
    return;
  }
  delete root.dataset['rulesLink'];
  showSetting('rules', ownRules());
  notice(rulesLink === undefined ? 'rulesBroken' : 'rulesUnknown');
}

const nameOf = (key: string) => document.querySelector<HTMLElement>(`[data-rules-name="${key}"]`);

let unnamed: string | undefined;

/** What the switch calls rules. */
function rulesLabel(rules: RulesText): string {
  unnamed ??= nameOf('custom')?.textContent.trim();
  return (isCustomText(rules) ? (houseNameOf(rules) ?? unnamed) : nameOf(rules)?.textContent.trim()) ?? '';
}

/** The custom set in force by its name, and the one in force or kept as the last line of the switch. */
function nameCustomRules(rules: RulesText): void {
  const house = isCustomText(rules) ? rules : storedSettings().house;
  if (house === undefined || !holdsTogether(house)) return;
  const label = rulesLabel(house);
  const place = nameOf('custom');
  if (place) place.textContent = label;
  const button = houseLine()?.querySelector('button');
  if (!button) return;
  const [name, about] = button.children;
  if (name) name.textContent = label;
  if (about) about.textContent = rulesLabel(baseOfRules(house) ?? FIRST);
  button.dataset['value'] = house;
  button.setAttribute('aria-pressed', String(rules === house));
}

/** The line of the custom set in the switch, made like the others. */
function houseLine(): HTMLElement | undefined {
  const list = document.querySelector('.rules ul');
  const made = list?.querySelector<HTMLElement>('[data-house]');
  if (made) return made;
  const line = list?.lastElementChild?.cloneNode(true);
  if (!(line instanceof HTMLElement)) return undefined;
  line.dataset['house'] = '';
  list?.append(line);
  return line;
}
