import { expect, type Page } from '@playwright/test';
import { responseTimePath } from '@studio/contract/paths';
import { test } from './fakes/contact-test.ts';

const built =
  'Half of the enquiries of the 90 days before May 1, 2026 were answered within 9 hours.';
const today = 'Half of the enquiries of the last 90 days were answered within 3 business hours.';

/** The page as a build with a response time writes it; contact-builds.spec.ts makes a real one. */
async function openBuilt(page: Page): Promise<void> {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(data-response-time="[^"]+">)(?=<)/,
      `$1${built}`,
    );
    expect(html).toContain(built);
    await route.fulfill({ response, body: html });
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
}
const place = (page: Page) => page.locator('[data-response-time]');

for (const [what, answer, says] of [
  ['today’s figure takes the place of the built one', { json: { sentence: today } }, today],
  [
    'if nothing may be published any more, only the promise is shown',
    { json: { sentence: null } },
    '',
  ],
  ['if it is unknown, what was built stays', { status: 204 }, built],
  ['where the service is down, what was built stays', { status: 502, body: '<h1>' }, built],
] as const)
  test(`the response time: ${what}`, async ({ page }) => {
    await page.route(`**${responseTimePath}`, (route) => route.fulfill(answer));
    await openBuilt(page);
    await expect(place(page)).toHaveText(says);
  });

test('late content hardly moves the page', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(`**${responseTimePath}`, (route) =>
    route.fulfill({ json: { sentence: today } }),
  );
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await expect(place(page)).toHaveText(today);
  const sum = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
  );
  expect(sum).toBeLessThan(0.01);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the built response time is shown', async ({ page }) => {
    await openBuilt(page);
    await expect(place(page)).toHaveText(built);
  });
});
