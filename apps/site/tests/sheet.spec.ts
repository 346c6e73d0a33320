import { expect, test } from '@playwright/test';
import {
  drawing,
  finish,
  full,
  openQuestion,
  openSheet,
  question,
  some,
  wordsOn,
} from './sheet-page.ts';

test('an answer is drawn, counted and announced, by mouse', async ({ page }) => {
  await openSheet(page);
  await expect(page.getByText('This sheet is blank.')).toBeVisible();
  await page.getByLabel('Paper and spreadsheets').check();
  await expect(page.getByText('1 of 9 drawn.', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').getByText('Today: paper. 1 of 9 drawn.')).toBeAttached();
  expect(await wordsOn(page)).toContain('paper');

  const people = await openQuestion(page, 'People');
  await people.getByLabel('Our own staff').selectOption('hundreds');
  expect(await wordsOn(page)).toContain('own staff');
  await expect(page.getByText('2 of 9 drawn.', { exact: true })).toBeVisible();
  await expect(question(page, 'Today').locator('summary')).toContainText('paper');
});

test('an exclusive answer and the others remove each other', async ({ page }) => {
  await openSheet(page);
  const [idea, paper] = [
    page.getByLabel('An idea, nothing built'),
    page.getByLabel('Paper and spreadsheets'),
  ];
  await paper.check();
  await idea.check();
  await expect(paper).not.toBeChecked();
  await paper.check();
  await expect(idea).not.toBeChecked();
});

test('everything by keyboard, to the finished sheet and back', async ({ page }) => {
  await openSheet(page);
  const press = page.keyboard.press.bind(page.keyboard);
  await press('Tab');
  await press('Tab');
  await expect(page.getByLabel('Paper and spreadsheets')).toBeFocused();
  await press('Space');
  await page.getByRole('button', { name: 'Next: Devices' }).focus();
  await press('Enter');
  await expect(question(page, 'Devices').locator('summary')).toBeFocused();
  await expect(question(page, 'Devices')).toHaveAttribute('open');
  await press('Tab');
  await press('Space');
  await expect(page.getByText('2 of 9 drawn.', { exact: true })).toBeVisible();
  // Enter ends a line of text; it must not send the form.
  await (
    await openQuestion(page, 'Title block')
  )
    .getByLabel('Project', { exact: true })
    .fill('Ours');
  await press('Enter');
  await expect(page.getByRole('group', { name: /has not been sent/ })).toBeHidden();
  await finish(page).focus();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This sheet is no longer blank.',
  );
  await page.goBack();
  await expect(page.getByLabel('Project', { exact: true })).toHaveValue('Ours');
});

test('an option under the pointer or the focus is drawn dashed, and only then', async ({
  page,
}) => {
  await openSheet(page);
  const before = await wordsOn(page);
  await page.getByText('Servers or cloud').hover();
  await expect.poll(() => wordsOn(page)).toContain('servers');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => wordsOn(page)).toBe(before);
  await page.getByLabel('Servers or cloud').focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => wordsOn(page)).toContain('app');
  await expect(page.getByText('This sheet is blank.')).toBeVisible();
});

test('a place on the sheet opens its question', async ({ page }) => {
  await openSheet(page, some);
  const sheet = await drawing(page).boundingBox();
  if (!sheet) throw new Error('There is no sheet.');
  // The title block of the landscape sheet, as shares of its size.
  await page.mouse.click(sheet.x + sheet.width * 0.85, sheet.y + sheet.height * 0.9);
  await expect(question(page, 'Title block')).toHaveAttribute('open');
  await expect(page.getByLabel('Project', { exact: true })).toHaveValue(some.project);
});

test('an answer can be removed', async ({ page }) => {
  await openSheet(page, full);
  const asked = await openQuestion(page, 'Priorities');
  await asked.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('8 of 9 drawn.', { exact: true })).toBeVisible();
  await expect(asked.getByLabel('Scope and price agreed first')).not.toBeChecked();
});

test('answers given before the island hydrates are drawn when it does', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((go) => (release = go));
  await page.route('**/_astro/Sheet.island*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/sheet');
  await page.getByLabel('Paper and spreadsheets').check();
  release();
  await expect(page.getByText('1 of 9 drawn.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Paper and spreadsheets')).toBeChecked();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`new lines ${reducedMotion === 'reduce' ? 'appear at once' : 'are drawn in 300 ms'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    // Recorded as they start: on a slow machine they would be over when asked.
    await page.addInitScript(() => {
      const durations: unknown[] = [];
      Object.assign(window, { durations });
      const animate = Reflect.get(Element.prototype, 'animate') as (
        ...given: unknown[]
      ) => Animation;
      Element.prototype.animate = function (...given) {
        const [, options] = given;
        durations.push(typeof options === 'object' ? options.duration : options);
        return animate.apply(this, given);
      };
    });
    await openSheet(page);
    await page.getByLabel('Paper and spreadsheets').check();
    await expect(page.getByText('1 of 9 drawn.', { exact: true })).toBeVisible();
    const times = await page.evaluate(() => Reflect.get(window, 'durations') as unknown[]);
    if (reducedMotion === 'reduce') expect(times).toEqual([]);
    else expect(new Set(times)).toEqual(new Set([300]));
  });
