import { expect, test, type Locator, type Page } from '@playwright/test';
import { drawing, finish, full, openQuestion, openSheet, some, wordsOn } from './sheet-page.ts';

// The appearance of the sheet before the first answer, and the positions of its parts.

const transparent = 'rgba(0, 0, 0, 0)';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

const faceOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

const logo = (page: Page): Locator => page.getByRole('banner').getByRole('link').first();

for (const width of [320, 390, 768, 1440])
  test(`at ${width} px a blank sheet is drawn blank`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/sheet');
    await expect(page.getByText('This sheet is blank.')).toBeVisible();
    await expect(drawing(page)).toHaveCount(1);
    const blank = await wordsOn(page);
    expect(blank).toContain('not yet');
    await page.goto('/404');
    await openSheet(page, some);
    const answered = await wordsOn(page);
    for (const word of ['phone', 'messages']) {
      expect(answered).toContain(word);
      expect(blank).not.toContain(word);
    }
  });

test('the text for visitors without script is shown only to them', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/sheet');
  const own = 'Nothing leaves this browser until you send it.';
  await expect(page.getByText(own)).toBeVisible();
  // Without script the second sentence is shown; Playwright finds it by its element.
  const other = 'main noscript';
  await expect(page.locator(other)).toBeHidden();

  for (const width of [390, 1440]) {
    const without = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width, height: 844 },
      ...(baseURL && { baseURL }),
    });
    await without.goto('/sheet');
    await expect(without.locator(other)).toBeVisible();
    await without.close();
  }
});

test('a row of people is tinted once it has a number, and only that row', async ({ page }) => {
  await openSheet(page);
  const people = await openQuestion(page, 'People');
  const rows = people.locator('label');
  // Not under the pointer, where it has another style.
  await page.mouse.move(0, 0);
  const faces = async (): Promise<string[]> =>
    Promise.all((await rows.all()).map((row) => faceOf(row)));
  const before = await faces();
  expect(new Set(before).size).toBe(1);
  await people.getByLabel('Our own staff').selectOption('hundreds');
  const after = await faces();
  expect(after.filter((face) => face !== before[0])).toHaveLength(1);
});

test('a line of free text does not touch what is above it', async ({ page }) => {
  await openSheet(page);
  const block = await openQuestion(page, 'Title block');
  const legend = await boxOf(block.locator('legend'));
  const label = await boxOf(block.getByText('Project', { exact: true }));
  expect(label.y - (legend.y + legend.height)).toBeGreaterThanOrEqual(12);
});

test('progress is counted in one way', async ({ page }) => {
  await openSheet(page, some);
  await expect(page.getByText('4 of 9 drawn.', { exact: true })).toBeVisible();
  await finish(page).click();
  await expect(page.getByText(/^4 of 9 parts are drawn\./)).toBeVisible();
});

test('the next question is the next step until everything is drawn', async ({ page }) => {
  await openSheet(page, some);
  expect(await faceOf(finish(page))).toBe(transparent);
  expect(await faceOf(page.getByRole('button', { name: 'Next: Devices' }))).not.toBe(transparent);
  await page.goto('/404');
  await openSheet(page, full);
  await expect(page.getByText('Everything is drawn.')).toBeVisible();
  await page.mouse.move(0, 0);
  expect(await faceOf(finish(page))).not.toBe(transparent);
});

for (const width of [1024, 1440, 1920, 2560])
  test(`at ${width} px questions and finished sheet start below the name`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await openSheet(page, full);
    const { x } = await boxOf(logo(page));
    const heading = page.getByRole('heading', { level: 1 });
    expect(Math.abs((await boxOf(heading)).x - x)).toBeLessThanOrEqual(1);
    const balloon = page.locator('#q-today summary span').first();
    expect(Math.abs((await boxOf(balloon)).x - x)).toBeLessThanOrEqual(1);
    await finish(page).click();
    await expect(heading).toHaveText('This sheet is no longer blank.');
    expect(Math.abs((await boxOf(heading)).x - x)).toBeLessThanOrEqual(1);
  });

for (const width of [768, 1440])
  test(`at ${width} px the background beside the questions extends to their end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/sheet');
    const [ground, bench] = await page
      .getByRole('region', { name: 'Your sheet' })
      .evaluate((sheet) => {
        const beside = sheet.parentElement ?? sheet;
        const { height, backgroundColor } = getComputedStyle(beside, '::after');
        return [
          { height: Number.parseFloat(height), color: backgroundColor },
          { height: beside.clientHeight, color: getComputedStyle(sheet).backgroundColor },
        ] as const;
      });
    expect(ground.color).toBe(bench.color);
    expect(ground.height).toBeCloseTo(bench.height, 0);
  });
