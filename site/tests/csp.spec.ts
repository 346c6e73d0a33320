import { expect, test, type Page } from '@playwright/test';
import { builtPages } from './built-pages.ts';
import { button, field, openForm, summary } from './stand-ins/contact-page.ts';
import { payloads, type Payload } from './xss-payloads.ts';

declare global {
  interface Window {
    violations?: string[];
  }
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window.violations ??= []).push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });

const violations = (page: Page) => page.evaluate(() => window.violations ?? []);

test('no page violates the policy, from the first line to the last', async ({ page }) => {
  test.setTimeout(120_000);
  await watch(page);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/policy|refused|trusted/i.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  for (const path of builtPages) {
    await page.goto(path);
    await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    expect(await violations(page), path).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test('the islands come to life under the policy', async ({ page }) => {
  await watch(page);
  await page.goto('/');
  await page.getByRole('region', { name: 'Client Reviews' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Next review' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await openForm(page);
  await field(page, 'Phone number').fill('98');
  await button(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** Opens a page with the payload in it; tells whether its code ran or reached the attacker's server. */
async function plant(
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
  // Stands for a fault in a script of our own that hands a visitor's text to a sink.
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
    // A form that was let through has taken the page away, and then the server was reached.
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

test('there are at least 20 payloads', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(20);
});

for (const payload of payloads)
  test(`blocked: ${payload.name}`, async ({ page }) => {
    // The control: without the policy the same payload must work, or it proves nothing.
    const worked = await plant(page, payload, 'without');
    await expect.poll(worked, 'without the policy').toBe(true);
    await watch(page);
    const works = await plant(page, payload, 'with');
    // The page is loaded, and the browser has said what it refused: nothing more is to come.
    await expect.poll(() => refusedIn(page), 'what the policy refused').not.toEqual([]);
    expect(await works(), 'with the policy').toBe(false);
  });
