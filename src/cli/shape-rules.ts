import { failure, ok, type Result } from '../engine/result.ts';
import type { WaitOptions } from '../engine/waits.ts';
import { isFields, type Fields, type Refusal } from './refusal.ts';

/** The options of a rule set that decide which hands are complete. */
interface ShapeRules {
  readonly sevenPairsFan: 'off' | 'limit' | number;
  readonly sevenPairsAllowQuads: boolean;
  readonly deadWaits: boolean;
}

const WITHOUT_PAIRS: ShapeRules = { sevenPairsFan: 'off', sevenPairsAllowQuads: false, deadWaits: false };

/** What the presets say about shapes: only `de64` plays seven pairs. */
const PRESETS: ReadonlyMap<unknown, ShapeRules> = new Map([
  ['hk33', WITHOUT_PAIRS],
  ['hk22', WITHOUT_PAIRS],
  ['gd06', WITHOUT_PAIRS],
  ['de64', { ...WITHOUT_PAIRS, sevenPairsFan: 4 }],
  ['hk33-hkma', WITHOUT_PAIRS],
  ['hk33-new-territories', WITHOUT_PAIRS],
]);

const VALUES: Readonly<Record<keyof ShapeRules, readonly unknown[]>> = {
  sevenPairsFan: ['off', 3, 4, 5, 7, 'limit'],
  sevenPairsAllowQuads: [true, false],
  deadWaits: [true, false],
};

/** The shapes that count under a request's `rules` (`hk33` when omitted) and `options`. */
export function waitOptionsField(request: Fields): Result<WaitOptions, Refusal> {
  const preset = presetField(request['rules'] ?? 'hk33');
  if (!preset.ok) return preset;
  const options = optionsField(request['options'] ?? {});
  if (!options.ok) return options;
  const rules: ShapeRules = { ...preset.value, ...options.value };
  return ok({
    sevenPairs: rules.sevenPairsFan !== 'off',
    quadsArePairs: rules.sevenPairsAllowQuads,
    deadWaits: rules.deadWaits,
  });
}

function presetField(rules: unknown): Result<ShapeRules, Refusal> {
  if (typeof rules !== 'string') return failure({ code: 'wrong-field', token: 'rules' });
  const preset = PRESETS.get(rules);
  return preset === undefined ? failure({ code: 'unknown-rules', token: rules }) : ok(preset);
}

function optionsField(options: unknown): Result<Partial<ShapeRules>, Refusal> {
  if (!isFields(options)) return failure({ code: 'wrong-field', token: 'options' });
  for (const [name, value] of Object.entries(options)) {
    if (!isShapeOption(name)) return failure({ code: 'unknown-option', token: name });
    if (!VALUES[name].includes(value)) return failure({ code: 'wrong-option-value', token: name });
  }
  return ok(options);
}

const isShapeOption = (name: string): name is keyof ShapeRules => Object.hasOwn(VALUES, name);
