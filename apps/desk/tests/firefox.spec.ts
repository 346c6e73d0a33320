import { launch } from 'puppeteer-core';
import { addTo, katharina } from './support/enquiry-samples.ts';
import { expect, test } from './support/test.ts';

// Starting a separate browser takes a while on a busy machine.

test('in Firefox: sign in, open, answer, close', async ({ desk }) => {
  const id = await addTo(desk, katharina);
  // By WebDriver BiDi, as in apps/site/tests/engines: Playwright cannot drive Debian's Firefox.
  const firefox = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' });
  try {
    const page = await firefox.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    const press = async (words: string) => page.locator(`::-p-text(${words})`).click();
    const see = async (words: string) => page.waitForSelector(`::-p-text(${words})`);

    await page.goto(desk.origin);
    await press('Continue with your company account');
    await press('Asha Raman');
    await press(katharina.subject);
    await see('wrote from');
    await page.keyboard.press('r');
    await page.waitForSelector('textarea:focus');
    await page.keyboard.type('Thank you. Tuesday at ten?');
    await press('Send and wait for them');
    await see('Sent to Katharina');

    await page.goto(`${desk.origin}/q/waiting/${id}`);
    await see('Tuesday at ten?');
    await page.keyboard.press('e');
    await see('Not for us');
    await page.keyboard.press('1');
    await see('Close it as won');
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        desk.service.sql(
          'select state, close_reason, body from enquiry_work natural join thread_mails',
        ),
      )
      .toEqual([{ state: 'closed', close_reason: 'won', body: 'Thank you. Tuesday at ten?' }]);
  } finally {
    await firefox.close();
  }
});
