import { expect, test, type Page } from '@playwright/test';

const carousel = (page: Page) => page.getByRole('region', { name: 'Client Reviews' });
const track = (page: Page) => carousel(page).getByRole('group', { name: /list that scrolls/ });
const next = (page: Page) => page.getByRole('button', { name: 'Next review' });

/** The index of the slide in view, from the track's scroll position, to a hundredth of its width. */
const slideInView = (page: Page) =>
  track(page).evaluate(
    (element) => Math.round((element.scrollLeft / element.clientWidth) * 100) / 100,
  );

/** The clock is stopped before the carousel hydrates, and moves only when a test says so. */
async function openCarousel(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.pauseAt(60_000);
  await track(page).evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
  await expect(page.getByRole('button', { name: /(Pause|Play) reviews/ })).toBeVisible();
}

test.describe('automatic sliding', () => {
  test.beforeEach(async ({ page }) => {
    await openCarousel(page);
  });

  test('R53 R48 has five slides', async ({ page }) => {
    await expect(track(page).getByRole('listitem')).toHaveCount(5);
  });

  test('R54 advances by one every 3000 ms and wraps from last to first', async ({ page }) => {
    await page.clock.runFor(2900);
    for (const expected of [1, 2, 3, 4, 0]) {
      expect(await slideInView(page)).toBe((expected + 4) % 5);
      await page.clock.runFor(100 + 540);
      expect(await slideInView(page)).toBe(expected);
      await page.clock.runFor(3000 - 640);
    }
  });

  test('R57 the slide takes 500 ms', async ({ page }) => {
    await page.clock.runFor(3000 + 240);
    const half = await slideInView(page);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(1);
    await page.clock.runFor(300);
    expect(await slideInView(page)).toBe(1);
  });

  test('R58 can be paused and continues', async ({ page }) => {
    await page.getByRole('button', { name: 'Pause reviews' }).click();
    await page.mouse.move(10, 10);
    await page.getByRole('button', { name: 'Play reviews' }).blur();
    await page.clock.runFor(10_000);
    expect(await slideInView(page)).toBe(0);
    await page.getByRole('button', { name: 'Play reviews' }).click();
    await page.getByRole('button', { name: 'Pause reviews' }).blur();
    await page.mouse.move(10, 10);
    await page.clock.runFor(3600);
    expect(await slideInView(page)).toBe(1);
  });

  test('R58 stops on hover', async ({ page }) => {
    await track(page).hover();
    await page.clock.runFor(10_000);
    expect(await slideInView(page)).toBe(0);
  });

  test('R58 stops on focus', async ({ page }) => {
    await next(page).focus();
    await page.clock.runFor(10_000);
    expect(await slideInView(page)).toBe(0);
  });

  test('R58 stops in a hidden tab', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(10_000);
    expect(await slideInView(page)).toBe(0);
  });

  test('R55 previous and next move one step and wrap both ways', async ({ page }) => {
    const previous = page.getByRole('button', { name: 'Previous review' });
    await previous.click();
    await page.clock.runFor(600);
    expect(await slideInView(page)).toBe(4);
    await next(page).click();
    await page.clock.runFor(600);
    expect(await slideInView(page)).toBe(0);
    await next(page).click();
    await page.clock.runFor(600);
    expect(await slideInView(page)).toBe(1);
  });
});

test('marker and autoplay continue from a swipe’s end, in browsers without a scrollend event', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const suppress = (event: Event): void => {
      event.stopImmediatePropagation();
    };
    addEventListener('scrollend', suppress, { capture: true });
  });
  await openCarousel(page);
  await track(page).evaluate((element) => {
    element.scrollTo({ left: 2 * element.clientWidth, behavior: 'instant' });
  });
  await expect(page.getByRole('link', { name: '3 of 5' })).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(3600);
  expect(await slideInView(page)).toBe(3);
});

test('R56 previous and next show only on medium and larger screens, pause at every width', async ({
  page,
}) => {
  await openCarousel(page);
  for (const [width, visible] of [
    [1440, true],
    [768, true],
    [767, false],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(next(page)).toBeVisible({ visible });
    await expect(page.getByRole('button', { name: /(Pause|Play) reviews/ })).toBeVisible();
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('R58 nothing moves by itself, and a step is instant', async ({ page }) => {
    await openCarousel(page);
    await page.clock.runFor(10_000);
    expect(await slideInView(page)).toBe(0);
    await next(page).click();
    expect(await slideInView(page)).toBe(1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a list that can be swiped and reached by its numbers', async ({ page }) => {
    await page.goto('/');
    await expect(track(page).getByRole('listitem')).toHaveCount(5);
    await expect(next(page)).toBeHidden();
    await page.getByRole('link', { name: '3 of 5' }).click();
    await expect(track(page).getByRole('listitem').nth(2)).toBeInViewport({ ratio: 0.5 });
  });
});

test('no React and one small script before the reviews come near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toContain('/_astro/page.');
  await track(page).scrollIntoViewIfNeeded();
  await expect(next(page)).toBeVisible();
  expect(scripts.some((address) => address.includes('ReviewsCarousel'))).toBe(true);
});
