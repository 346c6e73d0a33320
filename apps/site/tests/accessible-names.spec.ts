import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { builtPages, fileOf } from './built-pages.ts';
import { test } from './shared-tab.ts';

/** As the browser exposes them to assistive technology: Playwright's own computation is more lenient about spaces. */
async function namesOf(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => node.role?.value === role)
    .map((node) => String(node.name?.value ?? ''));
}

test('the logo’s accessible name has its space', async ({ page }) => {
  await page.goto('/about');
  const logo = await page.getByRole('banner').getByRole('link').first().innerText();
  expect(logo).toContain(' ');
  expect((await namesOf(page, 'link'))[1]).toBe(logo);
});

test('the mega menu has a name and belongs to the main navigation', async ({ page }) => {
  await page.goto('/about');
  const nav = page.getByRole('navigation', { name: 'Main', exact: true });
  await nav.getByRole('button', { name: 'Services' }).click();
  await expect(nav.getByRole('group', { name: 'Services' })).toBeVisible();
});

test('the finder’s tables have no column without cells', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await namesOf(page, 'columnheader')).toEqual([]);
});

test('every drawing in the HTML has a label or is hidden from readers', async () => {
  for (const path of builtPages) {
    const html = await readFile(fileOf(path), 'utf8');
    const unsaid = [...html.matchAll(/<svg[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/ aria-hidden="true"/.test(tag))
      .filter((tag) => !/ role="img" aria-label="[^"]{9,}"/.test(tag));
    expect(unsaid, path).toEqual([]);
  }
});
