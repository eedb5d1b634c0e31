import type { PresetId } from '../../fan/rule-sets/rule-set.ts';
import { say } from '../../i18n/message.ts';
import type { Messages } from '../../i18n/messages.ts';

/** What the six rule sets are called in short: those of the switch by the name they have there. */
export const rulesNameOf = (id: PresetId, { site, reference }: Messages): string =>
  say(id in site.rules.names ? site.rules.names[id as 'hk33'] : reference.rulesNames[id as 'hk33-hkma']);
