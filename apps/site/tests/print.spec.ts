import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { pageOfEachKind } from '@studio/content/routes/page-kinds.ts';
import { test } from './shared-tab.ts';

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of each A4 sheet, in reading order. */
async function sheetsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const input = await page.pdf({ format: 'A4', margin });
  const words = execFileSync('pdftotext', ['-', '-'], { input, encoding: 'utf8' });
  // Every sheet ends with a form feed.
  return words.split('\f').slice(0, -1).map(inOneLine);
}

test.use({ colorScheme: 'dark' });

for (const path of pageOfEachKind())
  test(`${path} on paper starts with the name and the heading, once`, async ({ page }) => {
    const [first = '', ...others] = await sheetsOf(page, path);
    const name = inOneLine(await page.getByRole('banner').getByRole('link').first().innerText());
    const heading = inOneLine(await page.getByRole('heading', { level: 1 }).innerText());
    // A hyphenated word is one word.
    const letters = (text: string): string => text.replace(/[^a-z]/gi, '');
    expect(letters(first).startsWith(letters(name))).toBe(true);
    expect(letters(first)).toContain(letters(heading));
    // The last sheet may start with the footer, which has the name too.
    for (const sheet of others.slice(0, -1))
      expect(letters(sheet).startsWith(letters(name))).toBe(false);
    expect([first, ...others].join(' ')).not.toMatch(
      /Skip to content|Let's talk|Join the community/,
    );
  });

test('home on paper needs few sheets and keeps every review', async ({ page }) => {
  const sheets = await sheetsOf(page, '/');
  expect(sheets.length).toBeLessThanOrEqual(6);
  const quotes = await page.getByRole('blockquote').allInnerTexts();
  expect(quotes.length).toBe(5);
  for (const quote of quotes) expect(sheets.join(' ')).toContain(inOneLine(quote));
});

test('the heading of a process is on the sheet of its steps', async ({ page }) => {
  for (const { href } of siteContent().services.slice(-6)) {
    const headed = (await sheetsOf(page, href)).filter((sheet) =>
      sheet.includes('How the work runs'),
    );
    expect(headed, href).toEqual([expect.stringContaining('You get:')]);
  }
});

test('the drawing of home is printed as it ends, not as it begins to move', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const moving = await page
    .getByRole('main')
    .getByRole('region')
    .first()
    .evaluate((hero) => hero.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});
