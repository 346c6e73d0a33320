import { expect, test } from '@playwright/test';
import { widths } from '../scripts/widths.ts';
import { portions } from './built-pages.ts';

/** For page.evaluate: words of headings and of tools that begin on one line and end on another. */
function brokenWords(): string[] {
  const broken = new Set<string>();
  for (const element of document.querySelectorAll('main :is(h1, h2, h3, h4, li:has(> img))')) {
    if (!element.checkVisibility()) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(word);
      }
    }
  }
  return [...broken];
}

for (const [i, portion] of portions.entries())
  test(`no word of a heading or of a tool is broken, at any width (${i + 1}/4)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    for (const path of portion) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const broken = await page.evaluate(brokenWords);
        faults.push(...broken.map((word) => `${path} at ${width}: ${word}`));
      }
    }
    expect(faults).toEqual([]);
  });
