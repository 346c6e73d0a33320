import { expect, test, type Page } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { extrasAreOn, groups } from './words.ts';

const phone = { width: 390, height: 844 };
const mega = (page: Page) => page.locator('#services-menu');
const side = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' });

const entries = Object.values(groups).flatMap((group) => Object.entries(group));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test.describe('mega menu', () => {
      test.beforeEach(async ({ page }) => {
        await page.goto('/');
      });

      test('R35 R36 opens by mouse with five groups and closes by a click outside', async ({
        page,
      }) => {
        await expect(mega(page)).toBeHidden();
        await page.getByRole('button', { name: 'Services' }).click();
        await expect(mega(page).getByRole('heading', { level: 2 })).toHaveText(Object.keys(groups));
        const links = mega(page).locator('a[href^="/services/"]');
        await expect(links).toContainText(entries.map(([name]) => name));
        expect(
          await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        ).toEqual(entries.map(([, slug]) => `/services/${slug}`));
        await page.mouse.click(720, 880);
        await expect(mega(page)).toBeHidden();
      });

      test('R35 opens by keyboard; Escape closes it and gives focus back', async ({ page }) => {
        const button = page.getByRole('button', { name: 'Services' });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(mega(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(mega(page).getByRole('link', { name: 'All services' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(mega(page)).toBeHidden();
        await expect(button).toBeFocused();
      });

      test('R40 choosing a service opens its page, with the menu closed', async ({ page }) => {
        await page.getByRole('button', { name: 'Services' }).click();
        await mega(page).getByRole('link', { name: 'Salesforce' }).click();
        await expect(page).toHaveURL('/services/salesforce');
        await expect(mega(page)).toBeHidden();
      });
    });

    test.describe('side menu', () => {
      test.use({ viewport: phone });
      test.beforeEach(async ({ page }) => {
        await page.goto('/');
        await burger(page).click();
      });

      test('R38 slides in and closes by its button, Escape and a tap outside', async ({ page }) => {
        await expect(side(page)).toBeVisible();
        await page.getByRole('button', { name: 'Close menu' }).click();
        await expect(side(page)).toBeHidden();
        await burger(page).click();
        await page.keyboard.press('Escape');
        await expect(side(page)).toBeHidden();
        await expect(burger(page)).toBeFocused();
        await page.setViewportSize({ width: 700, height: 844 });
        await burger(page).click();
        await page.mouse.click(40, 400);
        await expect(side(page)).toBeHidden();
      });

      test('R39 expands one group at a time', async ({ page }) => {
        for (const group of ['Design', 'Solutions']) {
          await side(page).getByText(group, { exact: true }).click();
          await expect(side(page).locator('details[open]')).toHaveCount(1);
          await expect(side(page).locator('details[open]')).toContainText(group);
        }
        await side(page).getByText('Solutions', { exact: true }).click();
        await expect(side(page).locator('details[open]')).toHaveCount(0);
      });

      test('R40 choosing a link closes it', async ({ page }) => {
        await side(page).getByText('Optimization', { exact: true }).click();
        await side(page).getByRole('link', { name: 'Quality Assurance' }).click();
        await expect(page).toHaveURL('/services/quality-assurance');
        await expect(side(page)).toBeHidden();
      });

      test('R41 locks the page behind it', async ({ page }) => {
        await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
        await page.keyboard.press('Escape');
        await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
      });

      test('keeps focus inside', async ({ page }) => {
        for (let i = 0; i < 24; i++) await page.keyboard.press('Tab');
        const inside = side(page).locator(':focus');
        const outside = page.locator('main :focus, footer :focus');
        await expect(outside).toHaveCount(0);
        expect(await inside.count()).toBeLessThanOrEqual(1);
      });
    });
  });
}

test('R33 the header stays in place and its logo leads home', async ({ page }) => {
  await page.goto('/about');
  await page.mouse.wheel(0, 1200);
  const logo = page.getByRole('banner').getByRole('link').first();
  await expect(logo).toBeInViewport();
  await logo.click();
  await expect(page).toHaveURL('/');
});

test('R34 holds services, work, careers, about and the talk button', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(nav.getByRole('listitem')).toHaveText([
    /services/i,
    /work/i,
    /careers/i,
    /about/i,
    ...(extrasAreOn ? [/what it costs/i] : []),
    /let's talk/i,
  ]);
  await expect(nav.getByRole('link', { name: "Let's talk" })).toHaveAttribute('href', '/contact');
  await expect(nav.getByRole('link', { name: 'Work' })).toHaveCSS('text-transform', 'uppercase');
});

test('R49 menu items have a name and a link, and services alone has groups', async ({ page }) => {
  await page.goto('/');
  const items = page.getByRole('navigation', { name: 'Main', exact: true }).locator('> ul > li');
  const links = await items
    .locator('> a')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual([
    ['Services', '/services'],
    ['Work', '/work'],
    ['Careers', '/careers'],
    ['About', '/about'],
    ...(extrasAreOn ? [['What it costs', '/terms-of-work']] : []),
    ["Let's talk", '/contact'],
  ]);
  await expect(items.filter({ has: page.locator('h2') })).toHaveCount(1);
  await expect(items.first().locator('h2')).toHaveText(Object.keys(groups));
});

test('R37 shows the desktop menu on large screens and the hamburger on small ones', async ({
  page,
}) => {
  const nav = page.getByRole('navigation', { name: 'Main', exact: true });
  await page.goto('/');
  await expect(nav).toBeVisible();
  await expect(burger(page)).toBeHidden();
  await page.setViewportSize(phone);
  await expect(nav).toBeHidden();
  await expect(burger(page)).toBeVisible();
});

test('R45 buttons change style on hover', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('main').getByRole('link', { name: "Let's talk" }).first();
  const before = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await button.hover();
  await expect(button).not.toHaveCSS('background-color', before);
});

test('R12 a new page starts at its top; going back restores the place', async ({ page }) => {
  const project = siteContent().projects.find(({ featured }) => featured);
  if (!project) throw new Error('content/ features no project.');
  await page.goto('/');
  const card = page.getByRole('link', { name: project.name });
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  await card.click();
  await expect(page).toHaveURL(project.href);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 300);
});

test('the header never covers the focused element or the target of an anchor', async ({ page }) => {
  await page.goto('/services#solutions');
  const bar = await page.getByRole('banner').boundingBox();
  const heading = await page
    .getByRole('heading', { name: 'Solutions', level: 2 })
    .last()
    .boundingBox();
  expect(heading?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.locator(':focus').boundingBox();
    if (focused) expect(focused.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
  }
});
