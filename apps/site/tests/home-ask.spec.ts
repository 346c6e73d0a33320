import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFaults } from '@studio/browser/axe.ts';
import { labelFaults } from './label-faults.ts';
import { question } from './sheet-page.ts';

// The first questions of the sheet in the hero of home. Prices and times are not tested here: they come from content.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tap = (page: Page, words: string): Promise<void> =>
  page.locator('label').filter({ hasText: words }).click();

const hero = (page: Page): Locator => page.getByRole('main').getByRole('region').first();

const answer = (page: Page): Promise<string> => hero(page).getByRole('status').innerText();

/** The visible text of the drawing. */
const drawn = (page: Page): Promise<string> =>
  hero(page)
    .getByRole('img')
    .filter({ visible: true })
    .evaluate((svg) =>
      [...svg.querySelectorAll('text')]
        .filter((text) => text.getBoundingClientRect().width > 0)
        .map(({ textContent }) => textContent)
        .join(' '),
    );

const height = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

for (const width of [320, 390, 768, 1024, 1440, 1920])
  test(`at ${width} px each answer is written and drawn, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const begun = await height(page);
    const answers = [await answer(page)];
    for (const chip of ['phone app', 'app in use', 'fixed date', 'web page', 'no date']) {
      await tap(page, chip);
      answers.push(await answer(page));
      expect(await height(page), chip).toBe(begun);
      expect(await page.evaluate(labelFaults), chip).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    // Choosing the page instead of the phone changes the drawing; the effort for a first version stays the same.
    expect(new Set(answers).size).toBe(answers.length - 1);
    expect(await drawn(page)).toContain('no date yet');
    expect(await drawn(page)).not.toContain('by when');
    expect(await axeFaults(page, { within: ['main > section:first-child'] })).toEqual([]);

    await page.getByRole('button', { name: 'rub out' }).click();
    expect(await answer(page)).toBe(answers[0]);
    expect(await drawn(page)).toContain('by when');
    expect(await height(page)).toBe(begun);
  });

test('on a phone every answer is large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const chip of await page.locator('form[action="/sheet"] label').all()) {
    const box = await chip.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

async function expectAnswers(page: Page): Promise<void> {
  for (const [name, chosen] of [
    ['Today', 'An application in use'],
    ['Devices', 'An app on a phone'],
    ['Deadline', 'By a fixed date'],
  ] as const)
    await expect(question(page, name).getByLabel(chosen)).toBeChecked();
  await expect(page).toHaveURL('/sheet');
}

test('the link opens the sheet with the answers, which no server sees', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await tap(page, 'phone app');
  await tap(page, 'app in use');
  await tap(page, 'fixed date');
  expect(asked.filter((address) => /react|Sheet\.island/.test(address))).toEqual([]);
  await page.getByRole('button', { name: 'Continue this drawing' }).click();
  await expectAnswers(page);
  expect(asked.filter((address) => address.includes('?'))).toEqual([]);
});

test('without an answer the sheet opens blank', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Plan your project' }).click();
  await expect(page.getByText('This sheet is blank.')).toBeVisible();
  await expect(page).toHaveURL(/\/sheet#?$/);
});

test('the sheet reads a query too, which the form sends if its script did not load', async ({
  page,
}) => {
  await page.goto('/sheet?sheet.hand=phone&sheet.today=app&sheet.when=date');
  await expectAnswers(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('answers are written and drawn, and the form goes to the sheet', async ({ page }) => {
    await page.goto('/');
    const before = await answer(page);
    await tap(page, 'app in use');
    expect(await answer(page)).not.toBe(before);
    await page.getByRole('button', { name: 'Continue this drawing' }).click();
    await expect(page).toHaveURL('/sheet?sheet.today=app');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
