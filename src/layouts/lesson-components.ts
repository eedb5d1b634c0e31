import Beside from '../components/Beside.astro';
import Felt from '../components/Felt.astro';
import Lead from '../components/Lead.astro';
import Copies from '../components/lesson/Copies.astro';
import Either from '../components/lesson/Either.astro';
import MinimumFan from '../components/lesson/MinimumFan.astro';
import Name from '../components/lesson/Name.astro';
import Outs from '../components/lesson/Outs.astro';
import ReadyCheck from '../components/lesson/ReadyCheck.astro';
import Section from '../components/lesson/Section.astro';
import Shape from '../components/lesson/Shape.astro';
import Term from '../components/lesson/Term.astro';
import Waits from '../components/lesson/Waits.astro';
import WaitsPuzzle from '../islands/WaitsPuzzle.astro';

/** What lessons may use without importing it: one name, one component. */
export const lessonComponents = {
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
  WaitsPuzzle,
};
