import type { Page } from '@playwright/test';

/** The names of all tiles of a page that show no face, such as after a style that wipes the background they are drawn in. */
export const facelessTiles = (page: Page): Promise<readonly string[]> =>
  page.locator('.tile:not([data-face="gap"])').evaluateAll((tiles) =>
    tiles
      .filter((tile) => {
        const drawnBy = getComputedStyle(tile, tile.hasAttribute('data-sideways') ? '::before' : null);
        return !/tiles\.[^/]*svg/.test(drawnBy.backgroundImage);
      })
      .map((tile) => tile.getAttribute('data-face') ?? 'none'),
  );
