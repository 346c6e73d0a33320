import { expect } from '@playwright/test';
import { pageOfEachKind } from '@studio/content/routes/page-kinds.ts';
import { textFaults } from './text-faults.ts';
import { test } from './shared-tab.ts';

/** The spacing that a reader may set by WCAG 1.4.12. */
const widerText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const widths = [320, 390, 768, 1024, 1100, 1280, 1366, 1440];

for (const path of [...pageOfEachKind(), '/no-such-page', '/500'])
  test(`all text of ${path} can be read, also with wider spacing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const spacing of ['', widerText]) {
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, spacing);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect
          .soft(await page.evaluate(textFaults), `${width} px${spacing && ', wider'}`)
          .toEqual([]);
      }
    }
  });
