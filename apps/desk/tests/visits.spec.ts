import { readFile } from 'node:fs/promises';
import { periodAt } from '@studio/contract/desk/visit-period';
import { expect, test } from './support/test.ts';

const lastMonth = () => {
  const day = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
  return periodAt('month', day).name;
};

test.describe('with a year of page views', () => {
  test.beforeEach(async ({ desk }) => {
    await desk.fillSamples();
    await desk.fillVisits();
  });

  test('the drawing has the numbers of the tables, from sources to won enquiries', async ({
    desk,
    openAs,
  }) => {
    const month = lastMonth();
    const page = await openAs('meera', `/reports/visits?period=${month}`);
    const [sum] = await desk.service.sql<{ views: number }>(
      `select sum(views)::int as views from visit_pages
       where to_char(day, 'YYYY-MM') = $1 and source <> 'own'`,
      month,
    );
    const [of] = await desk.service.sql<{ received: number; won: number }>(
      `select count(*)::int as received, (count(*) filter (where close_reason = 'won'))::int as won
       from enquiry_work where to_char(received_at at time zone $2, 'YYYY-MM') = $1`,
      month,
      desk.service.config.hours.zone,
    );
    const views = (sum?.views ?? 0).toLocaleString('en');
    const { received = 0, won = 0 } = of ?? {};
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      new RegExp(`^${views} entries, ${received} enquiries, \\d+ answered, ${won} won\\.$`, 'u'),
    );
    for (const name of ['Came from', 'First page', 'Service pages', 'Contact or sheet'].concat([
      'Enquiries',
      'Answered',
      'Won',
    ]))
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    await expect(page.getByText('intranet')).toHaveCount(0);
    await expect(page.getByText('ann example')).toHaveCount(0);
  });

  test('every number links to what it means and how reliable it is', async ({ openAs }) => {
    const page = await openAs('asha', '/reports/visits');
    await page.getByRole('heading', { name: 'Came from' }).waitFor();
    const targets = await page
      .locator('main ol a')
      .evaluateAll((links) =>
        links.map((link) => document.querySelector(link.getAttribute('href') ?? '') !== null),
      );
    expect(targets.length).toBeGreaterThan(20);
    expect(targets).not.toContain(false);
    await page.getByRole('link', { name: /Contact or sheet: what it means/u }).click();
    await expect(page.locator('#means-opened')).toBeInViewport();
    await expect(page).toHaveURL(/#means-opened$/u);
    await expect(page.getByRole('link', { name: /^\d+ up to \d+ more/u }).first()).toBeAttached();
    await expect(page.getByText('Between none and all of them were seen.')).toBeVisible();
  });

  test('weeks and months have links, and are part of the URL', async ({ openAs }) => {
    const page = await openAs('asha', '/reports');
    await page.getByRole('link', { name: 'Visits' }).click();
    await expect(page).toHaveURL(/\/reports\/visits$/u);
    await page.getByRole('link', { name: 'Earlier' }).click();
    await expect(page).toHaveURL(/period=\d{4}-W\d\d/u);
    await expect(page.getByText(/^Week \d+, /u).first()).toBeVisible();
    await page.getByRole('link', { name: 'By month' }).click();
    await expect(page).toHaveURL(/period=\d{4}-\d\d$/u);
    await page.getByRole('link', { name: 'Answers' }).click();
    await expect(page.getByText(/Half were answered/u).first()).toBeVisible();
  });

  test('it says why sources are not joined with enquiries, and what was not found', async ({
    openAs,
  }) => {
    const page = await openAs('omar', '/reports/visits');
    await expect(page.getByText('Which source an enquiry came from is not known.')).toBeVisible();
    const words = page.getByRole('region', { name: 'Searched for and not found' });
    await expect(words.getByText('“cobol”')).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Entries by source, and enquiries' })
        .getByText('Enquiries, from any source'),
    ).toBeVisible();
  });

  test('the file has the same numbers', async ({ openAs }) => {
    const month = lastMonth();
    const page = await openAs('omar', `/reports/visits?period=${month}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`visits-${month}.csv`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('"total","entries"');
    expect(text).toContain('"page","/services/cloud-migration"');
  });
});

test('without the visit counter the screen says so', async ({ desk, openAs }) => {
  await desk.fillSamples();
  const page = await openAs('meera', '/reports/visits');
  await expect(page.getByText('Page views are not counted here.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
});

test('an invalid period is refused with a sentence', async ({ openAs }) => {
  const page = await openAs('meera', '/reports/visits?period=2026-W99');
  await expect(page.getByRole('alert')).toContainText('missing or invalid');
});
