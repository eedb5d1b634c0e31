import { describe, expect, it } from 'vitest';
import config from '../../astro.config.mjs';

/** Renders Markdown with the processor of the project's own configuration. */
async function render(markdown: string): Promise<string> {
  const processor = config.markdown?.processor;
  if (processor === undefined) throw new Error('The configuration names no Markdown processor.');
  const renderer = await processor.createRenderer({ syntaxHighlight: false });
  return (await renderer.render(markdown)).code;
}

describe('Markdown', () => {
  it('sets emphasis in Chinese, where no space parts it from its neighbors', async () => {
    expect(await render('呢隻牌叫做**「一索」。**佢好似雀仔。')).toContain('<strong>「一索」。</strong>');
  });

  it('sets emphasis in German and leaves the quotes as they are written', async () => {
    const html = await render('Du sagst **„Pong“** und legst *drei* Steine.');
    expect(html).toContain('<strong>„Pong“</strong>');
    expect(html).toContain('<em>drei</em>');
  });
});
