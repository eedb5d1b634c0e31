import Beside from './Beside.astro';
import Felt from './Felt.astro';
import Lead from './Lead.astro';
import Copies from './lesson/Copies.astro';
import Either from './lesson/Either.astro';
import MinimumFan from './lesson/MinimumFan.astro';
import Name from './lesson/Name.astro';
import Outs from './lesson/Outs.astro';
import ReadyCheck from './lesson/ReadyCheck.astro';
import Section from './lesson/Section.astro';
import Shape from './lesson/Shape.astro';
import Term from './lesson/Term.astro';
import Waits from './lesson/Waits.astro';

/** What lessons may use without importing it: one name, one component. */
export const mdxComponents = {
  Beside,
  Copies,
  Either,
  Felt,
  Lead,
  MinimumFan,
  Name,
  Outs,
  ReadyCheck,
  Section,
  Shape,
  Term,
  Waits,
};
