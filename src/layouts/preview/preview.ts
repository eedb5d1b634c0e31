/** What is on the picture that other sites show with a link to a page: all it is drawn from, as plain data. */
export interface Preview {
  readonly site: string;
  readonly title: string;
  /** Chinese has its own faces and is the brush word itself where title and term are the same. */
  readonly isChinese: boolean;
  /** The room of the site. */
  readonly place?: string | undefined;
  /** The Chinese term in brush, at most four characters. */
  readonly term?: string | undefined;
  readonly reading?: string | undefined;
  /** A sentence under the title. */
  readonly line?: string | undefined;
  readonly tiles: readonly (readonly PreviewTile[])[];
}

/** A tile by the id of its face in the sprite (`gap` for the place of a missing one) and that of its corner mark. */
export interface PreviewTile {
  readonly face: string;
  readonly corner?: string | undefined;
}

/** In pixels: what every service shows whole. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
