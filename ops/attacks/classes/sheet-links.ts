import { deflateRawSync } from 'node:zlib';
import { sheetField } from '@studio/sheet/sheet-field.ts';
import type { Attack } from '../attack.ts';
import { watched } from '../watched.ts';

const packed = (value: unknown): string =>
  `#${sheetField}=1.${deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;
const sheet = (change: object) => ({
  version: 1,
  project: 'P',
  owner: 'O',
  date: '2026-11-16',
  revision: 'A',
  today: ['sheets'],
  ...change,
});
const SCRIPT = '<img src=x onerror=obeyed=1>';

const fragments: readonly string[] = [
  packed(sheet({ project: SCRIPT, owner: SCRIPT, words: SCRIPT, hangs: SCRIPT })),
  packed(sheet({ project: 'javascript:obeyed=1', owner: '{{7*7}}' })),
  packed(sheet({ today: 'x'.repeat(3_000) })),
  packed(sheet({ __proto__: { project: SCRIPT } })),
  packed('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
  packed('['.repeat(8_000)),
  packed('x'.repeat(2_000_000)),
  packed('null'),
  packed({ version: 99_999, people: { customers: SCRIPT } }),
  packed(sheet({ project: '\u202E'.repeat(50), owner: '\u0000\u0007' })),
  `#${sheetField}=1.${'A'.repeat(3_900)}`,
  `#${sheetField}=2.${SCRIPT}`,
  `#${sheetField}${'='.repeat(500)}`,
  `#${sheetField}-project=${encodeURIComponent(SCRIPT)}`,
];

/** A stranger's text that would look like ours on our page. */
const CLAIM = 'Refunds paid by zqxsheet';
const claims = [sheet({ owner: CLAIM }), sheet({ project: 'P', owner: CLAIM, revision: 'B' })];

/** Anyone can make a link to a sheet. */
export const sheetLinks: Attack = {
  name: 'hostile links to a sheet',
  least: 12,
  async *run(product) {
    const seen = watched(product);
    for (const fragment of fragments) {
      const page = await product.chromium.newPage();
      await seen.watch(page);
      page.on('pageerror', (error) => seen.found.push(`error ${error.message}`));
      await page.goto(`${product.site}/sheet${fragment}`, { waitUntil: 'networkidle' });
      await page.waitForTimeout(300);
      const found = seen.found.splice(0);
      await page.close();
      yield { what: `${fragment.slice(0, 60)}: ${found[0] ?? ''}`, isThrough: found.length > 0 };
    }
    for (const claim of claims) {
      const page = await product.chromium.newPage();
      await page.goto(`${product.site}/sheet${packed(claim)}`, { waitUntil: 'networkidle' });
      await page.waitForTimeout(500);
      // In a field or on the drawing it is the visitor's sheet; in a sentence it would look like ours.
      const said = (await page.locator('main p').allInnerTexts())
        .filter((text) => /\brev\b/u.test(text))
        .join(' ');
      await page.close();
      yield {
        what: `our page says: ${JSON.stringify(claim).slice(0, 80)}`,
        isThrough: said.includes('zqxsheet'),
      };
    }
  },
};
