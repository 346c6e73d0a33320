import { expect, test as inOwnTab, type Page } from '@playwright/test';
import { enquiriesPath } from '@studio/contract/paths';
import { pageOfEachKind } from '@studio/content/routes/page-kinds.ts';
import { axeFaults, colorRules } from '@studio/browser/axe.ts';
import { isNightly } from '@studio/browser/nightly.ts';
import { urlOf, builtPages } from './built-pages.ts';
import { button, fillIn, openForm } from './fakes/contact-page.ts';
import { aCategory, aService } from './any-entries.ts';
import { test } from './shared-tab.ts';

const widths = [320, 768, 1440];
/**
 * Every page at every width, with and without its menu, takes twenty minutes, so all of it runs nightly. CI checks
 * one page of each kind.
 */
const matrix = isNightly ? builtPages : pageOfEachKind();

// Only finished states: the colors of an element that is sliding in are in transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** For page.evaluate: the positions of all shown text. */
const layout = (): string =>
  [...document.querySelectorAll('body *')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${x} ${y} ${width} ${height} ${element.checkVisibility({ visibilityProperty: true })}`;
    })
    .join('\n');

/**
 * The faults in the light and dark schemes, in all of the page or in parts. If both have the same layout, the dark
 * scheme can only break rules about colors.
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

/** Opens the menu of this width, and a group of services in it. */
async function openMenu(page: Page, width: number): Promise<void> {
  const button = width >= 1024 ? 'Services' : 'Open menu';
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  if (width >= 1024) return;
  const group = page.getByRole('dialog').locator('details', { hasText: aCategory.name }).first();
  if (!(await group.evaluate((details: HTMLDetailsElement) => details.open)))
    await group.locator('summary').click();
}

for (const path of matrix) {
  // The menu is the same on every page.
  const hasMenuOpened = isNightly || path === '/';
  const menus = hasMenuOpened ? 'menu closed and open' : 'menu closed';
  test(`axe finds nothing: ${path}, light and dark, ${menus}`, async ({ page }) => {
    await page.goto(urlOf(path));
    const faults: string[] = [];
    for (const width of isNightly ? widths : [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await faultsInBothSchemes(page, `${width} px`)));
      if (!hasMenuOpened) continue;
      await openMenu(page, width);
      // Behind the menu the page is unchanged, so only the menu is checked; nightly, one page is checked together
      // with it.
      const menu = isNightly && path === '/' ? undefined : ['header'];
      faults.push(...(await faultsInBothSchemes(page, `${width} px, menu open`, menu)));
      await page.keyboard.press('Escape');
    }
    expect(faults).toEqual([]);
  });
}

for (const path of builtPages.filter((each) => !matrix.includes(each)))
  test(`axe finds nothing at 768 px: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(urlOf(path));
    expect(await axeFaults(page)).toEqual([]);
  });

test('with forced colors every control is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  for (const control of await page.getByRole('main').getByRole('textbox').all())
    await expect(control).toHaveCSS('border-top-style', 'solid');
});

test('with forced colors no box is drawn behind the company’s name on solid ground', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  const [name, ground, adjusted] = await page
    .getByRole('main')
    .locator('[aria-hidden] > span')
    .last()
    .evaluate((chip) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(chip);
      return [color, backgroundColor, forcedColorAdjust];
    });
  expect(name).not.toBe(ground);
  expect(adjusted).toBe('none');
});

// Typed text is stored in the tab.
inOwnTab(
  'with forced colors a dialog has an edge, and the sign of an error stays',
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.route(`**${enquiriesPath}`, (route) => route.fulfill({ status: 400, json: {} }));
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
  },
);

test('with reduced motion nothing is animated', async ({ page }) => {
  for (const path of ['/', aService.href]) {
    await page.goto(path);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving, path).toBe(0);
  }
});

test('with reduced motion every style change is immediate, on every kind of page', async ({
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
