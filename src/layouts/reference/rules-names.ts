import type { PresetId } from '../../fan/rule-sets/rule-set.ts';
import { say } from '../../i18n/message.ts';
import type { Messages } from '../../i18n/messages.ts';

/** What the rule sets of the project are called in short, as in the rules switch. */
export const rulesNameOf = (id: PresetId, { site }: Pick<Messages, 'site'>): string => say(site.rules.names[id]);
