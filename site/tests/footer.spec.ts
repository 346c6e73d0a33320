import { statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { catalogue } from '#catalogue/catalogue.ts';
import { fileOf } from './built-pages.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('R42 has the logo, the company links and only real social links', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link').first()).toHaveAttribute('href', '/');
  const company = footer.getByRole('navigation', { name: 'Company' }).getByRole('link');
  await expect(company).toHaveText(['Services', 'Work', 'Careers', 'About Us', 'Support']);
  await expect(company.last()).toHaveAttribute('href', '/services/support-maintenance');
  for (const link of await footer.getByRole('list', { name: 'Social' }).getByRole('link').all())
    await expect(link).toHaveAttribute('href', /^https:\/\/[^/]+\/.+/);
});

test('R43 R81 has the community form with required fields', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByLabel('Name')).toHaveAttribute('required');
  await expect(footer.getByLabel('Email')).toHaveAttribute('required');
  await expect(footer.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(footer.getByRole('button', { name: 'Join' })).toBeVisible();
});

test('R44 has the contact details and the copyright notice', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(
    footer.getByRole('link', { name: catalogue().company.contact.email }),
  ).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('link', { name: /^\+/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  // Of the year in which the site was built, which at New Year is the one before.
  const year = statSync(fileOf('/about')).mtime.getFullYear();
  await expect(footer).toContainText(`© ${catalogue().company.founded}–${year}`);
});
