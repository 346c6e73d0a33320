import { expect, type Locator, type Page } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { aService } from './any-entries.ts';
import {
  allLabels,
  button,
  countrySelect,
  dialog,
  expectForm,
  field,
  fillIn,
  labels,
  openForm,
  receiptNote,
  summary,
  typed,
  type Label,
} from './fakes/contact-page.ts';
import { expectNoViolations, test } from './fakes/contact-test.ts';

/** The example below an error that does not say by itself how to fix it. */
const examples: Partial<Record<Label, string>> = {
  Email: 'For example: asha@example.com',
  'Phone number': 'For example, with a country code: +91 81234 56789',
};

/** The note that is always shown below a field. */
const notes: Partial<Record<Label, string | undefined>> = {
  'Phone number': siteContent().pages.contact.phone,
};

/** The position in the window: what the visitor sees. */
const topOf = (element: Locator) => element.evaluate((shown) => shown.getBoundingClientRect().top);

/** An error is shown beside its field, associated with it, and listed in the summary. */
async function expectError(page: Page, label: Label, message: string): Promise<void> {
  await expect(summary(page).getByRole('link')).toHaveText([message]);
  const described = [message, examples[label], notes[label]].filter(Boolean).join(' ');
  await expect(field(page, label)).toHaveAccessibleDescription(described);
  await expect(page.getByRole('paragraph').getByText(message, { exact: true })).toBeVisible();
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
}

test.describe('fields', () => {
  test('R59 the six of the specification; only project details are optional', async ({ page }) => {
    await page.goto('/contact');
    for (const [label, name, autocomplete] of [
      ['Name', 'name', 'name'],
      ['Company name', 'companyname', 'organization'],
      ['Email', 'email', 'email'],
      ['Phone number', 'phonenumber', 'tel'],
      ['Subject', 'subject', 'off'],
    ] as const) {
      await expect(field(page, label)).toHaveAttribute('name', name);
      await expect(field(page, label)).toHaveAttribute('autocomplete', autocomplete);
      await expect(field(page, label)).toHaveAttribute('required');
    }
    const details = field(page, 'Project details (optional)');
    await expect(details).toHaveAttribute('name', 'projectdetails');
    await expect(details).not.toHaveAttribute('required');
    await expect(field(page, 'Email')).toHaveAttribute('inputmode', 'email');
    await expect(field(page, 'Phone number')).toHaveAttribute('inputmode', 'tel');
  });

  test('the phone field says when we call, before anything is typed', async ({ page }) => {
    await page.goto('/contact');
    await expect(field(page, 'Phone number')).toHaveAccessibleDescription(
      'We email first and call only at a time you agreed to.',
    );
  });

  test('the privacy notice is one line beside the button, and opens below it', async ({ page }) => {
    await page.goto('/contact');
    const line = page.getByText('What we keep: your message, for one year, to answer it.');
    const points = page.getByRole('main').getByText('To take it back');
    await expect(points).toBeHidden();
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [words, sends] = await Promise.all([line.boundingBox(), button(page).boundingBox()]);
      if (!words || !sends) throw new Error('The line or the button is not shown.');
      expect(words.x, `${width} px`).toBeGreaterThan(sends.x + sends.width + 8);
      expect(words.y, `${width} px`).toBeGreaterThan(sends.y - 8);
      expect(words.y + words.height, `${width} px`).toBeLessThan(sends.y + sends.height + 4);
    }
    await line.click();
    await expect(points).toBeVisible();
    expect(await topOf(points)).toBeGreaterThan(await topOf(button(page)));
  });

  test('R60 the default country is India, and the number sent starts with 91', async ({
    page,
    intake,
  }) => {
    await openForm(page);
    await expect(countrySelect(page).locator('option:checked')).toHaveText('+91 India');
    await fillIn(page);
    await button(page).click();
    await expect(dialog(page, 'Success!')).toBeVisible();
    expect(intake.received[0]?.body).toContain('"phonenumber":"919876543210"');
  });

  test('the subject on a service page is the service', async ({ page }) => {
    await page.goto(aService.href);
    await expect(field(page, 'Subject')).toHaveValue(aService.title);
  });

  test('no visitor sees, hears or reaches the honeypot field', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(allLabels.length);
    await expect(page.locator('#remarks')).toHaveAttribute('tabindex', '-1');
    await expect(page.locator('p', { has: page.locator('#remarks') })).toHaveCSS('width', '1px');
  });
});

test.describe('rules', () => {
  const rules: [string, Label, string, string][] = [
    ['R61 name', 'Name', '', 'Name is required*'],
    ['R61 name after trimming', 'Name', '   ', 'Name is required*'],
    ['R62 company', 'Company name', '', 'Company name is required*'],
    ['R63 email', 'Email', '', 'Email is required*'],
    ['R64 email without a domain', 'Email', 'asha@menon', 'Invalid email format*'],
    ['R65 phone', 'Phone number', '', 'Phone number is required*'],
    ['R66 phone with 11 digits', 'Phone number', '98765 4321', 'Invalid Phone number*'],
    ['R67 subject', 'Subject', '', 'Subject is required*'],
  ];
  for (const [name, label, text, message] of rules)
    test(`${name}: '${message}', and nothing is sent`, async ({ page, intake }) => {
      await openForm(page);
      await fillIn(page, { [label]: text });
      await button(page).click();
      await expectError(page, label, message);
      await expect(summary(page)).toContainText('Please correct one field');
      expect(intake.received).toEqual([]);
    });

  test('R66 each country by its own plan: 11 digits are valid for the United States', async ({
    page,
    intake,
  }) => {
    await openForm(page);
    await fillIn(page, { 'Phone number': '415 555 2671' });
    await countrySelect(page).selectOption('SG');
    await button(page).click();
    await expectError(page, 'Phone number', 'Invalid Phone number*');
    await countrySelect(page).selectOption('US');
    await expect(field(page, 'Phone number')).not.toHaveAttribute('aria-invalid');
    await button(page).click();
    await expect(dialog(page, 'Success!')).toBeVisible();
    expect(intake.received[0]?.body).toContain('"phonenumber":"14155552671"');
  });

  test('R68 project details are not validated', async ({ page, intake }) => {
    await openForm(page);
    await fillIn(page, { 'Project details (optional)': '' });
    await button(page).click();
    await expect(dialog(page, 'Success!')).toBeVisible();
    expect(intake.received[0]?.body).toContain('"projectdetails":""');
  });

  test('a text beyond the limit gets an error and is never cut', async ({ page, intake }) => {
    const long = 'loom '.repeat(2001).trim();
    await openForm(page);
    await fillIn(page, { 'Project details (optional)': long });
    await expectForm(page, { 'Project details (optional)': long });
    await button(page).click();
    const problem = 'Project details: at most 10,000 characters*';
    await expectError(page, 'Project details (optional)', problem);
    expect(intake.received).toEqual([]);
  });
});

test.describe('errors', () => {
  test('R69 all at once, in order, announced by focus and title; nothing is sent', async ({
    page,
    intake,
  }) => {
    await openForm(page);
    const title = await page.title();
    await button(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toBeInViewport();
    await expect(summary(page).getByRole('heading')).toHaveText(/^Please correct five fields/);
    await expect(summary(page).getByRole('link')).toHaveText([
      'Name is required*',
      'Company name is required*',
      'Email is required*',
      'Phone number is required*',
      'Subject is required*',
    ]);
    await expect(page).toHaveTitle(`Error: ${title}`);
    expect(intake.received).toEqual([]);
    await button(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveTitle(`Error: ${title}`);
  });

  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    // The whole page fits, so it cannot scroll.
    [1280, 2600],
  ] as const)
    test(`R70 editing a field clears its error here and in the summary, and it does not move at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      // Without smooth scrolling the page is at rest when it is measured.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openForm(page);
      // Safari does not keep the content in view in its place.
      await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
      const title = await page.title();
      await button(page).click();
      await expect(summary(page)).toBeFocused();
      for (const [i, label] of labels.slice(0, 5).entries()) {
        const edited = field(page, label);
        await edited.focus();
        const before = await topOf(edited);
        await page.keyboard.press('x');
        await expect(edited).not.toHaveAttribute('aria-invalid');
        await expect(edited).toHaveAccessibleDescription(notes[label] ?? '');
        await expect(summary(page).getByRole('link')).toHaveCount(4 - i);
        expect(Math.abs((await topOf(edited)) - before), label).toBeLessThan(1);
        if (i === 0) await expect(summary(page)).toContainText('Please correct four fields.');
      }
      await expect(summary(page)).toBeHidden();
      await expect(page).toHaveTitle(title);
      await button(page).click();
      await expect(summary(page).getByRole('link')).toHaveText([
        'Invalid email format*',
        'Invalid Phone number*',
      ]);
    });

  test('in a window of 320 × 256 the summary starts below the fixed header', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openForm(page);
    await button(page).click();
    await expect(summary(page)).toBeFocused();
    const bar = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await summary(page).boundingBox())?.y)
      .toBeGreaterThanOrEqual(bar?.height ?? 0);
    await expect(summary(page).getByRole('heading')).toBeInViewport();
  });

  test('a link of the summary scrolls to its field, below the fixed header', async ({ page }) => {
    await openForm(page);
    await button(page).click();
    await summary(page).getByRole('link', { name: 'Subject is required*' }).click();
    await expect(field(page, 'Subject')).toBeFocused();
    const bar = await page.getByRole('banner').boundingBox();
    const box = await field(page, 'Subject').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
  });
});

test('the whole phone number is visible at every width', async ({ page }) => {
  await openForm(page);
  const phone = field(page, 'Phone number');
  await phone.fill(typed['Phone number']);
  for (const width of [320, 390, 640, 768, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [needed, has] = await phone.evaluate((input) => [input.scrollWidth, input.clientWidth]);
    expect(needed, `at ${width} px`).toBeLessThanOrEqual(has);
  }
});

test('keyboard alone: fill in, see the errors, fix them, send, close', async ({ page, intake }) => {
  await openForm(page);
  const { keyboard } = page;
  const texts = new Map(Object.entries(typed));
  for (const label of allLabels) {
    if (label === 'Phone number') {
      await expect(countrySelect(page)).toBeFocused();
      await keyboard.press('Tab');
    }
    await expect(field(page, label)).toBeFocused();
    if (label !== 'Email') await keyboard.insertText(texts.get(label) ?? 'More');
    await keyboard.press('Tab');
  }
  await expect(button(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(summary(page)).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  await keyboard.insertText(typed.Email);
  await keyboard.press('Enter');
  await expect(dialog(page, 'Success!').getByRole('button', { name: 'Close' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(receiptNote(page)).toBeFocused();
  expect(intake.received).toHaveLength(1);
});

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1440, 'light'],
] as const)
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('axe finds nothing, idle and with errors, and nothing scrolls sideways', async ({
      page,
    }) => {
      await openForm(page);
      await expectNoViolations(page, 'idle');
      await button(page).click();
      await expect(summary(page)).toBeVisible();
      await expectNoViolations(page, 'errors');
      const number = await field(page, 'Phone number').boundingBox();
      expect(number?.width, 'room for a whole number').toBeGreaterThan(140);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
