import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addTo, katharina } from './support/enquiry-samples.ts';
import type { RunningDesk } from './support/running-desk.ts';
import { expect, test } from './support/test.ts';

/** The longest mail that is stored. */
const LONGEST = 100_000;
const ORDINARY = 'Thank you for the quick answer. '.repeat(20);

/** How many times as long as an ordinary mail it may take, on a busy machine. */
const TIMES = 4;
const SPARE_MS = 1_000;

async function addMailed(desk: RunningDesk, body: string): Promise<string> {
  const id = await addTo(desk, katharina);
  await desk.service.sql(
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, sender, content_hash, at, sender_verified)
     values ($1, $2, 'in', 'message', $3, 'Re: x', $4, $5, '\\x00', now(), true)`,
    randomUUID(),
    id,
    `${randomUUID()}@example.org`,
    body,
    katharina.email,
  );
  return id;
}

/** From the navigation to a screen that reacts to a key. */
async function usableMs(page: Page, desk: RunningDesk, id: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(`${desk.origin}/q/to-answer/${id}`, { waitUntil: 'commit' });
  await page.getByText('wrote by mail').first().waitFor();
  await page.keyboard.press('m');
  await page.getByRole('textbox', { name: 'Note' }).waitFor();
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return performance.now();
  });
}

test.describe('an enquiry whose mail has', () => {
  for (const [kind, letters] of [
    ['a word of 100,000 letters', 'AW'],
    ['100,000 letters in two directions', 'א1'],
    ['100,000 letters that join', 'ب'],
  ] as const) {
    test(`${kind} is usable as fast as another, also when expanded`, async ({ desk, openAs }) => {
      const plain = await addMailed(desk, ORDINARY);
      const hostile = await addMailed(desk, letters.repeat(LONGEST / letters.length));
      const page = await openAs('asha', '/health');
      await usableMs(page, desk, plain);
      const ordinary = await usableMs(page, desk, plain);
      const bound = ordinary * TIMES + SPARE_MS;
      expect(await usableMs(page, desk, hostile)).toBeLessThan(bound);
      const whole = await page
        .getByRole('button', { name: 'Show all' })
        .evaluate(async (button) => {
          const began = performance.now();
          (button as HTMLButtonElement).click();
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          return performance.now() - began;
        });
      expect(whole).toBeLessThan(bound);
      await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible();
    });
  }
});
