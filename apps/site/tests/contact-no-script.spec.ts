import { expect } from '@playwright/test';
import { enquiriesPath } from '@studio/contract/paths';
import { aService } from './any-entries.ts';
import { button, countrySelect, field, fillIn, enquiry } from './fakes/contact-page.ts';
import { test } from './fakes/contact-test.ts';

test.use({ javaScriptEnabled: false });

test('R59 R74 posts the input, with the country beside the number', async ({ page, intake }) => {
  intake.answers({ status: 200, body: '<h1>Thank you</h1>' });
  await page.goto('/contact');
  await fillIn(page);
  await countrySelect(page).selectOption('SG');
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(intake.received).toHaveLength(1);
  const [message] = intake.received;
  expect(message).toMatchObject({
    path: enquiriesPath,
    type: 'application/x-www-form-urlencoded',
  });
  // Not asked, so the form does not have it.
  const { foundus: _, ...asked } = enquiry;
  expect(await message?.fields()).toEqual({
    ...asked,
    projectdetails: enquiry.projectdetails.replace('\n', '\r\n'),
    phonenumber: '98765 43210',
    country: 'SG',
    page: '/contact',
    notice: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    remarks: '',
  });
});

test('R69 the browser itself reports missing and invalid fields', async ({ page, intake }) => {
  await page.goto('/contact');
  await button(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  await fillIn(page, { Email: 'asha' });
  await button(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  expect(intake.received).toEqual([]);
});

test('a service page posts its own subject', async ({ page, intake }) => {
  intake.answers({ status: 200, body: '<h1>Thank you</h1>' });
  await page.goto(aService.href);
  const subject = await field(page, 'Subject').inputValue();
  await fillIn(page, { Subject: subject });
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await intake.received[0]?.fields()).toMatchObject({ subject });
});

test('keyboard alone: Enter in a field posts', async ({ page, intake }) => {
  intake.answers({ status: 200, body: '<h1>Thank you</h1>' });
  await page.goto('/contact');
  await fillIn(page);
  await field(page, 'Subject').press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});
