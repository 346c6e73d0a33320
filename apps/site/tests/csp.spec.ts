import { expect, test, type Page } from '@playwright/test';
import { button, field, openForm, summary } from './fakes/contact-page.ts';
import { policyFaults } from './policy-faults.ts';
import { payloads, type Payload } from './xss-payloads.ts';

// every-page.spec.ts checks that no page violates the policy while it is read.

test('the islands hydrate under the policy', async ({ page }) => {
  const refused = await policyFaults(page);
  await page.goto('/');
  await page.getByRole('region', { name: 'Client Reviews' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Next review' })).toBeVisible();
  expect(await refused()).toEqual([]);

  await openForm(page);
  await field(page, 'Phone number').fill('98');
  await button(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await refused()).toEqual([]);
});

test('there are at least 20 payloads', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(20);
});

/** Opens a page with the payload; returns whether its code ran or reached the attacker's server. */
async function contentWith(
  page: Page,
  payload: Payload,
  policy: 'with' | 'without',
): Promise<() => Promise<boolean>> {
  let reached = false;
  await page.unrouteAll();
  await page.route('**://attacker.example/**', async (route) => {
    reached = true;
    const headers = {
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    };
    const body = 'document.documentElement.dataset.broken = "yes"';
    await route.fulfill({ contentType: 'text/javascript', headers, body });
  });
  // Simulates a bug in our own script that passes a visitor's text to a sink.
  await page.route('/planted.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: payload.script ?? '' }),
  );
  await page.route('/about', async (route) => {
    const original = await route.fetch();
    const headers = { ...original.headers() };
    if (policy === 'without') delete headers['content-security-policy'];
    const planted = payload.html ?? '<script src="/planted.js"></script>';
    const body = `<!doctype html><title>Planted</title><body>${planted}<main>x</main>`;
    await route.fulfill({ headers, body });
  });
  await page.goto('/about', { waitUntil: 'load' });
  if (payload.click) await page.locator('#planted').dispatchEvent('click');
  return async () => {
    // A form that was submitted has left the page, and the server was reached.
    const ran = await page
      .evaluate(() => document.documentElement.dataset['broken'] === 'yes')
      .catch(() => false);
    return ran || reached;
  };
}

/** In the page and in its frames. */
const refusedIn = async (page: Page): Promise<string[]> =>
  (
    await Promise.all(
      page.frames().map((frame) => frame.evaluate(() => window.violations ?? []).catch(() => [])),
    )
  ).flat();

test.describe('blocked', () => {
  // Serially in one tab, which each payload finds empty: opening a tab takes longer than the attack.
  test.describe.configure({ mode: 'default' });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await policyFaults(page);
  });
  test.afterAll(() => page.close());

  for (const payload of payloads)
    test(`blocked: ${payload.name}`, async () => {
      // Negative control: without the policy the same payload must work, otherwise it proves nothing.
      const worked = await contentWith(page, payload, 'without');
      await expect.poll(worked, 'without the policy').toBe(true);
      const works = await contentWith(page, payload, 'with');
      // The page is loaded, and the browser has reported a violation: nothing more will happen.
      await expect.poll(() => refusedIn(page), 'what the policy refused').not.toEqual([]);
      expect(await works(), 'with the policy').toBe(false);
    });
});
