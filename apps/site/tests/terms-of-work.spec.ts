import { expect, test, type Page } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { aService } from './any-entries.ts';

const terms = '/terms-of-work';
const { company, formNotices, pages, people, services } = siteContent();
const written = pages['terms-of-work'];

const partsOf = (page: object = {}) =>
  Object.entries(page).filter(([, part]) => typeof part === 'object' && 'expires' in part);
const parts = partsOf(written).map(([id]) => id);

test('contact, both models, the footer and a service’s typical engagement link to it', async ({
  page,
}) => {
  const links = page.getByRole('main').locator(`a[href^="${terms}"]`);
  await page.goto('/contact');
  await expect(links).toHaveCount(1);
  await page.goto('/services');
  await expect(links).toHaveCount(2);
  await page.goto(aService.href);
  await expect(links).toHaveCount(1);
  await expect(page.getByRole('contentinfo').locator(`a[href="${terms}"]`)).toBeVisible();
});

test('every part has a one-line answer above, which links to it', async ({ page }) => {
  // Immediately: with motion the page scrolls there slowly.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(terms);
  for (const id of parts) {
    const link = page.getByRole('main').locator(`a[href="#${id}"]`);
    await link.click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test('unconfirmed parts are marked, in the page and in its Markdown version', async ({
  page,
  request,
}) => {
  const samples = written?.cost?.scenarios.filter(({ sample }) => sample).length ?? 0;
  await page.goto(terms);
  await expect(page.getByText('Sample price')).toHaveCount(samples);
  const marked = partsOf(written).filter(([, part]) => (part as { sample: boolean }).sample);
  await expect(page.getByText('Sample terms', { exact: true })).toHaveCount(marked.length);
  const markdown = await (await request.get(`${terms}.md`)).text();
  expect(markdown.match(/Sample terms$/gm)).toHaveLength(marked.length);
  expect(markdown.match(/^Sample price$/gm)).toHaveLength(samples);
});

const ownDay = (page: Page) => page.locator('[data-own] path').filter({ visible: true });

test.describe('a visitor in Paris', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('sees their own day in the chart, on a large screen and on a phone', async ({ page }) => {
    await page.goto(`${terms}#hours`);
    await expect(page.locator('[data-own-hours]')).toContainText('by this device’s clock');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(ownDay(page)).toHaveCount(1);
      await expect(ownDay(page)).toHaveAttribute('d', /^M[\d.]+ [\d.]+h/);
    }
  });
});

test.describe('a visitor in San Francisco', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('sees how few hours are shared, over midnight', async ({ page }) => {
    await page.goto(terms);
    await expect(page.locator('[data-own-hours]')).toContainText('shares no hours with ours');
    await expect(ownDay(page)).toHaveAttribute('d', /z.+z$/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the chart is as built, and nothing is empty', async ({ page }) => {
    await page.goto(terms);
    await expect(ownDay(page)).toHaveCount(0);
    await expect(page.locator('[data-own-hours]')).toContainText('Where scripts run');
  });
});

test('the home page and the contact page name the company with its registration', async ({
  page,
}) => {
  const { legalName, registration, grievances } = company;
  for (const [path, role] of [
    ['/', 'contentinfo'],
    ['/contact', 'main'],
  ] as const) {
    await page.goto(path);
    for (const fact of [legalName, registration?.number, grievances?.name, grievances?.email])
      await expect(page.getByRole(role), path).toContainText(fact ?? '');
    for (const line of registration?.office ?? [])
      await expect(page.getByRole(role), path).toContainText(line);
  }
});

test('each form has its privacy notice, point by point', async ({ page }) => {
  const points = (of: 'enquiry' | 'subscription') =>
    formNotices[of].points.map(({ title }) => title);
  const shownIn = (role: 'main' | 'contentinfo') =>
    page.getByRole(role).locator('details li > strong').filter({ visible: true });
  const unfold = (role: 'main' | 'contentinfo') =>
    page
      .getByRole(role)
      .getByText(role === 'main' ? formNotices.enquiry.brief : 'What we keep, why and how long')
      .click();
  for (const path of ['/contact', '/contact/problem']) {
    await page.goto(path);
    await unfold('main');
    await expect(shownIn('main'), path).toHaveText(points('enquiry'));
  }
  await page.goto(aService.href);
  await unfold('main');
  await expect(shownIn('main')).toHaveText(points('enquiry'));
  await unfold('contentinfo');
  await expect(shownIn('contentinfo')).toHaveText(points('subscription'));
});

test('the version of the notice is sent with the form', async ({ page }) => {
  for (const path of ['/contact', '/contact/problem']) {
    await page.goto(path);
    await expect(page.locator('input[name=notice]')).toHaveValue(formNotices.enquiry.version);
  }
});

test('people are on About, and a service links to the person who answers for it', async ({
  page,
}) => {
  for (const { href, answeredBy } of services.filter((service) => service.answeredBy).slice(0, 2)) {
    await page.goto(href);
    await page.getByRole('link', { name: answeredBy?.name ?? '' }).click();
    await expect(page).toHaveURL(answeredBy?.href ?? '');
  }
  await page.goto('/about');
  for (const { name, role } of people) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(role);
  }
});
