import { completeEnquiry, enquiryFields, enquiryForm, switchedFields } from '@studio/contract';
import { expect, type Locator, type Page } from '@playwright/test';

/** The input of a visitor, by label. */
export const typed = {
  Name: 'Asha Menon',
  'Company name': 'Menon Textiles',
  Email: 'asha@menon.example',
  'Phone number': '98765 43210',
  Subject: 'A shop for our looms',
  'Project details (optional)': 'We sell cloth.\nWe would like to sell it online.',
};
export type Label = keyof typeof typed;
export const labels = Object.keys(typed) as Label[];

/** The labels of all fields of the form, including fields added to it later. */
export const allLabels: readonly string[] = enquiryFields
  .filter((name) => !switchedFields.has(name))
  .map((name) => enquiryForm[name])
  .map(({ label, required }) => (required ? label : `${label} (optional)`));

/** The enquiry that results from it. */
export const enquiry = completeEnquiry({
  name: 'Asha Menon',
  companyname: 'Menon Textiles',
  email: 'asha@menon.example',
  phonenumber: '919876543210',
  subject: 'A shop for our looms',
  projectdetails: 'We sell cloth.\nWe would like to sell it online.',
});

export const field = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });

export const countrySelect = (page: Page): Locator => field(page, 'Country code');

export const button = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: "Let's Talk" });

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Shown above the form after a success. */
export const receiptNote = (page: Page): Locator =>
  page.getByRole('main').getByText('We got your message.').locator('..');

/** Above the button: the messages that were not sent. */
export const unsent = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'not sent; we kept' });

export const summary = (page: Page): Locator =>
  page.getByRole('group', { name: /Your message has not been sent/ });

/** Opens the form and starts to use it; resolves when the island has hydrated. */
export async function openForm(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path);
  await field(page, 'Name').focus();
  await expectAlive(page);
}

/** On hydration the island takes over validation from the browser. */
export const expectAlive = (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('form')).toHaveAttribute('novalidate');

export async function fillIn(page: Page, changes: Partial<Record<Label, string>> = {}) {
  for (const [label, text] of Object.entries({ ...typed, ...changes }))
    await field(page, label).fill(text);
}

export async function expectForm(page: Page, values: Partial<Record<Label, string>>) {
  for (const [label, text] of Object.entries(values))
    await expect(field(page, label), label).toHaveValue(text);
}

export const empty = Object.fromEntries(labels.map((label) => [label, '']));

export async function openAndSend(page: Page): Promise<void> {
  await openForm(page);
  await fillIn(page);
  await button(page).click();
}

export async function expectOops(page: Page, cause?: RegExp): Promise<void> {
  const oops = dialog(page, 'Oops...');
  await expect(oops).toContainText('Something went wrong!');
  await expect(oops).toContainText('Please Refresh the page and Try Again...');
  if (cause) await expect(oops).toContainText(cause);
}

export async function expectNoInternet(page: Page): Promise<void> {
  const internet = dialog(page, 'The Internet?');
  await expect(internet).toContainText('That thing is still around?');
  await expect(internet).toContainText('Your message is kept');
}

/** From the dialog of a failure. */
export async function restore(page: Page): Promise<void> {
  const dialogButton = page.getByRole('dialog').getByRole('button', { name: 'Restore my message' });
  await dialogButton.click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export type Pass = (milliseconds: number) => Promise<void>;

/**
 * Sends a message after stopping the page's clock. Returns a function that advances it, so that a slow machine cannot
 * be late and no test waits.
 */
export async function sendWithTimeStopped(page: Page): Promise<Pass> {
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await button(page).click();
  return (milliseconds) => page.clock.runFor(milliseconds);
}
