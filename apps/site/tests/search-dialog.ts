import type { Locator, Page } from '@playwright/test';

export const link = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page): Locator => dialog(page).getByLabel('Search this site');
export const results = (page: Page): Locator =>
  dialog(page).getByRole('listitem').getByRole('link');
