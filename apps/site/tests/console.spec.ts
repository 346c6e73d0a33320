import { expect } from '@playwright/test';
import { pageOfEachKind } from '@studio/content/routes/page-kinds.ts';
import { test } from './shared-tab.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of pageOfEachKind())
  test(`the browser logs no warning or error on ${path}`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', ({ message }) => said.push(message));
    await page.goto(path);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    // Forms load their scripts when they are first used.
    for (const form of ['main form', 'footer form']) {
      const field = page.locator(`${form} input:visible`).first();
      if ((await field.count()) > 0) await field.focus();
    }
    await page.waitForLoadState('networkidle');
    expect(said).toEqual([]);
  });
