import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { leadsPath } from '@studio/contract/paths';
import { pageOfEachKind } from '#page-map/page-kinds.ts';
import { portions } from './built-pages.ts';
import { button, fillIn, openForm } from './stand-ins/contact-page.ts';
import { aCategory, aService } from './living-content.ts';

/** One page of each kind, those that only answer included. */
const kinds = [...pageOfEachKind(), '/404', '/500'];

const widths = [320, 768, 1440];

// Finished states only: what is still sliding in has colors of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function violations(page: Page): Promise<string[]> {
  // Only what is wrong is described in full: saves a fifth of the time on pages full of drawings.
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function expectClean(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // Error pages have no address of their own.
    await page.goto(path === '/404' ? '/no-such-page' : path);
    expect(await violations(page), path).toEqual([]);
    expect(await sideways(page), path).toBeLessThanOrEqual(0);
  }
}

for (const width of widths) {
  for (const [i, portion] of portions.entries())
    test(`axe finds nothing and nothing scrolls sideways: every page, ${width} px, light (${i + 1}/4)`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      await expectClean(page, portion);
    });

  test(`axe finds nothing and nothing scrolls sideways: every kind, ${width} px, dark`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, kinds);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing in the open menu: ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const button = width >= 1024 ? 'Services' : 'Open menu';
      await page.getByRole('button', { name: button }).click();
      if (width < 1024)
        await page.getByRole('dialog').getByText(aCategory.name, { exact: true }).click();
      expect(await violations(page)).toEqual([]);
    });
}

test('with forced colors every control can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  for (const control of await page.getByRole('main').getByRole('textbox').all())
    await expect(control).toHaveCSS('border-top-style', 'solid');
});

test('with forced colors a dialog has an edge, and the sign of an error stays', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.route(`**${leadsPath}`, (route) => route.fulfill({ status: 400, json: {} }));
  const opaque = /^rgb\(/;
  await openForm(page);
  await button(page).click();
  const error = page.getByRole('paragraph').getByText('Email is required*', { exact: true });
  const [sign, ground] = await error.evaluate((one) => [
    getComputedStyle(one, '::before').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(sign).toMatch(opaque);
  expect(sign).not.toBe(ground);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('dialog')).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('dialog')).toHaveCSS('outline-color', opaque);
});

test('with reduced motion nothing is animated', async ({ page }) => {
  for (const path of ['/', aService.href]) {
    await page.goto(path);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving, path).toBe(0);
  }
});

test('with reduced motion every change of style is at once, on every kind of page', async ({
  page,
}) => {
  for (const path of pageOfEachKind()) {
    await page.goto(path);
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after']
          .filter((part) => /[1-9]/.test(getComputedStyle(element, part).transitionDuration))
          .map((part) => element.localName + (part ?? '')),
      ),
    );
    expect(slow, path).toEqual([]);
  }
});
