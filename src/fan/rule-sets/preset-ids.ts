/** The ids of the rule sets that come with the project. */
export const PRESET_IDS = ['hk33', 'hk22', 'gd06', 'de64', 'hk33-hkma', 'hk33-new-territories'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** The rule sets that stand side by side where sets are compared; the others are close variants of the first. */
export const COMPARED_IDS = ['hk33', 'hk22', 'gd06', 'de64'] as const satisfies readonly PresetId[];
