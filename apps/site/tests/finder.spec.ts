import { expect, test, type Page } from '@playwright/test';
import { fittingServices } from '@studio/content/reader/fitting-services.ts';
import { siteContent } from '@studio/content/reader/site-content.ts';
import type { FinderAnswer } from '@studio/content/schema/entries.ts';
import { plainText } from '@studio/content/schema/rich-text.ts';
import { axeFaults } from '@studio/browser/axe.ts';

const { finder: content, services: all } = siteContent();
const {
  title,
  questions,
  services: fitted,
} = content ?? { title: '', questions: [], services: [] };
const services = all.map(({ href }) => href).sort();
const [today = [], wanted = [], held = []] = questions.map(({ answers }) => answers);

const finder = (page: Page) => page.getByRole('region', { name: title });
const fitting = (page: Page) => finder(page).locator('#fitting');
const fits = (page: Page) => fitting(page).getByRole('heading', { level: 3 });
const radio = (page: Page, { answer }: FinderAnswer) =>
  finder(page).getByLabel(answer, { exact: true });

const fittingTo = (answers: readonly FinderAnswer[]) =>
  fittingServices(answers.map((one) => one.services.map(({ slug }) => slug)));
const namesOf = (slugs: readonly string[]) =>
  slugs.map((slug) => fitted.find((one) => one.slug === slug)?.name ?? slug);

/** Answers that three services fit, and another last answer with a different result. */
function someAnswers() {
  for (const first of today.slice(1))
    for (const second of wanted)
      for (const third of held) {
        const fit = fittingTo([first, second, third]).join();
        const other = held.find((one) => fittingTo([first, second, one]).join() !== fit);
        if (fit.split(',').length === 3 && other) return { first, second, third, other };
      }
  throw new Error('No answers of content/finder.yaml lead to three services.');
}

async function answerAll(page: Page): Promise<void> {
  const { first, second, third } = someAnswers();
  await page.goto('/services');
  for (const answer of [first, second, third]) await radio(page, answer).check();
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a table of all answers, with the services each points to and why', async ({ page }) => {
    await page.goto('/services');
    await expect(finder(page).getByRole('table')).toHaveCount(3);
    for (const table of await finder(page).getByRole('table').all()) {
      const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
      expect(await rows.count()).toBeGreaterThanOrEqual(4);
      for (const row of await rows.all()) {
        await expect(row.getByRole('link').first()).toBeVisible();
        await expect(row.getByRole('paragraph').first()).not.toBeEmpty();
      }
    }
    const named = await finder(page)
      .getByRole('table')
      .getByRole('link')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    expect([...new Set(named)].toSorted()).toEqual(services);
    await expect(finder(page).getByRole('radio')).toHaveCount(0);
  });

  test('shows for every service when not to buy it', async ({ page }) => {
    await page.goto('/services');
    await finder(page).getByText('When not to buy each of them').click();
    const warnings = finder(page).locator('details').getByRole('listitem');
    await expect(warnings).toHaveCount(services.length);
    await expect(warnings.last()).toBeVisible();
  });
});

test('by keyboard: three answers lead to two or three services, why, and when not', async ({
  page,
}) => {
  const { first, second, third } = someAnswers();
  const answers = [first, second, third];
  await page.goto('/services');
  await finder(page).getByRole('radio').first().focus();
  for (let i = 0; i < today.indexOf(first); i++) await page.keyboard.press('ArrowDown');
  await expect(radio(page, first)).toBeChecked();
  await expect(fits(page)).toHaveCount(2);
  await expect(finder(page).getByRole('status')).toContainText('So far 2 services fit:');
  for (const answer of [second, third]) {
    await radio(page, answer).focus();
    await page.keyboard.press('Space');
  }
  const names = namesOf(fittingTo(answers));
  await expect(fits(page)).toHaveText(names);
  await expect(finder(page).getByRole('status')).toHaveText(`3 services fit: ${names.join(', ')}.`);
  const [slug] = fittingTo(answers);
  const service = fitted.find((one) => one.slug === slug);
  const item = fitting(page).getByRole('listitem').first();
  await expect(item.locator('svg')).toBeVisible();
  for (const { why, slug: named } of answers.flatMap((answer) => answer.services))
    if (named === slug) await expect(item).toContainText(why);
  await expect(item).toContainText(`When not to buy it: ${plainText(service?.notFor ?? [])}`);
  await fits(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/services/${slug}`);
  await page.goBack();
  await expect(fits(page)).toHaveCount(3);
});

test('another answer changes the result', async ({ page }) => {
  await answerAll(page);
  const { first, second, other } = someAnswers();
  await radio(page, other).check();
  await expect(fits(page)).toHaveText(namesOf(fittingTo([first, second, other])));
});

test('choosing an answer moves no other answer on a large screen', async ({ page }) => {
  await page.goto('/services');
  const last = finder(page).getByLabel(today.at(-1)?.answer ?? '', { exact: true });
  const place = () => last.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const before = await place();
  await finder(page).getByRole('radio').first().check();
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(4);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1440])
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('axe finds nothing in the answered finder, and nothing scrolls sideways', async ({
        page,
      }) => {
        await answerAll(page);
        await expect(fits(page)).toHaveCount(3);
        await finder(page).getByText('When not to buy each of them').click();
        expect(await axeFaults(page, { within: ['#finder'] })).toEqual([]);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(sideways).toBeLessThanOrEqual(0);
      });
    });
