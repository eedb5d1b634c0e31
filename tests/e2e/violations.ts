import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong, as rule and place. In its legacy mode it answers from the page itself: pages without frames need no
 * second page to gather in, and it takes a third of the time.
 */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(layOutAll);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary ?? ''}`),
  );
}

/** Lays out what is far below the screen, too: it would be judged by the colors of the theme before. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.far { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
}
