import Beside from './Beside.astro';
import Felt from './Felt.astro';
import Lead from './Lead.astro';

/** What lessons may use without importing it: one name, one component. */
export const mdxComponents = { Beside, Felt, Lead };
