import { parse } from 'yaml';
import { createSimplifier, type Simplify, type TwoScripts } from './simplify.ts';

interface Entry extends TwoScripts {
  readonly also?: readonly { readonly zhHant: string }[];
}

/** The conversion with the terms of the glossary, from the text of `glossary.yml`. */
export const simplifierOf = (glossaryText: string): Simplify =>
  createSimplifier((parse(glossaryText) as readonly Entry[]).map(({ zhHant, zhHans }) => ({ zhHant, zhHans })));
