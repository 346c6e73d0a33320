import { expect, test, type Page } from '@playwright/test';
import { leadsPath } from '@old/contract/paths';
import { pageOfEachKind } from '#page-map/page-kinds.ts';
import { axeFaults } from '../../browser/axe.ts';
import { builtPages } from './built-pages.ts';
import { button, fillIn, openForm } from './stand-ins/contact-page.ts';
import { aCategory, aService } from './living-content.ts';

const widths = [320, 768, 1440];

// Finished states only: what is still sliding in has colors of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The rules whose answer hangs on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** For page.evaluate: what is shown where. */
const layout = (): string =>
  [...document.querySelectorAll('body *')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${x} ${y} ${width} ${height} ${element.checkVisibility({ visibilityProperty: true })}`;
    })
    .join('\n');

/**
 * What is found light and dark, in all of the page or in parts of it. Where both show the same at the same place,
 * darkness can break no rule but those about colors.
 */
async function faultsInBothSchemes(page: Page, look: string, within?: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFaults(page, { within });
  const before = await page.evaluate(layout);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(layout), `${look}: what is shown where, in the dark`).toBe(before);
  const dark = await axeFaults(page, { within, rules: colorRules });
  return [
    ...light.map((fault) => `${look}, light: ${fault}`),
    ...dark.map((fault) => `${look}, dark: ${fault}`),
  ];
}

/** Opens the menu that this width has, and in it a group of services. */
async function openMenu(page: Page, width: number): Promise<void> {
  const button = width >= 1024 ? 'Services' : 'Open menu';
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  if (width >= 1024) return;
  const group = page.getByRole('dialog').locator('details', { hasText: aCategory.name }).first();
  if (!(await group.evaluate((details: HTMLDetailsElement) => details.open)))
    await group.locator('summary').click();
}

for (const path of builtPages)
  test(`axe finds nothing and nothing scrolls sideways: ${path}, light and dark, menu closed and open`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    // Error pages have no address of their own.
    await page.goto(path === '/404' ? '/no-such-page' : path);
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await faultsInBothSchemes(page, `${width} px`)));
      expect.soft(await sideways(page), `${width} px`).toBeLessThanOrEqual(0);
      await openMenu(page, width);
      // Behind the menu the page is what it was; on one page the two are looked at together.
      const menu = path === '/' ? undefined : ['header'];
      faults.push(...(await faultsInBothSchemes(page, `${width} px, menu open`, menu)));
      await page.keyboard.press('Escape');
    }
    expect(faults).toEqual([]);
  });

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
