import { expect, test } from '@playwright/test';
import { dialog, field, link, results } from '../search-dialog.ts';

test('by keyboard alone: slash, a misspelled word, arrows, Enter', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('sallesforce');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d pages found\.$/);
  await expect(results(page).first()).toContainText('Salesforce');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/salesforce');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
});

test('Enter in the field opens the nearest page; typing on a result goes on in the field', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('wirefram');
  await expect(results(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('es');
  await expect(field(page)).toHaveValue('wireframes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/wireframes');
});

test('says how many pages there are, none included', async ({ page }) => {
  await page.goto('/about');
  await link(page).click();
  const said = dialog(page).getByRole('status');
  await field(page).fill('services');
  await expect(said).toHaveText(/^\d+ pages found, the nearest 8 are shown\.$/);
  await expect(results(page)).toHaveCount(8);
  await field(page).fill('firmware');
  await expect(said).toHaveText('1 page found.');
  await field(page).fill('xyzzy');
  await expect(said).toHaveText('No page of this site holds these words. Ask us.');
  await field(page).fill('');
  await expect(said).toBeEmpty();
  await dialog(page).getByRole('link', { name: 'All pages by subject' }).click();
  await expect(page).toHaveURL('/search');
});
