import { writeFileSync } from 'node:fs';
import { brushGlyphs, BRUSH_GLYPHS_FILE } from './brush-words.ts';
import { CORNERS_FILE, cornersText } from './corners.ts';
import { tileGlyphs, TILE_GLYPHS_FILE } from './glyphs.ts';
import { spriteText, SPRITE_FILE } from './sprite.ts';

const asJson = (glyphs: Readonly<Record<string, string>>): string => `${JSON.stringify(glyphs, null, 2)}\n`;

const glyphs = tileGlyphs();
writeFileSync(TILE_GLYPHS_FILE, asJson(glyphs));
writeFileSync(SPRITE_FILE, spriteText(glyphs));
writeFileSync(CORNERS_FILE, cornersText(glyphs));
writeFileSync(BRUSH_GLYPHS_FILE, asJson(brushGlyphs()));
