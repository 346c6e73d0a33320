import type { Page } from '@playwright/test';
import { addTo, receivedAgo } from './support/enquiry-samples.ts';
import { expect, test } from './support/test.ts';

const COUNT = 40;
const subjectOf = (at: number): string => `Enquiry ${String(at + 1).padStart(2, '0')}`;

const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const heard = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });
const typing = (page: Page) => page.getByRole('textbox', { name: 'Reply' });

/** The actions, in turns; all but taking open the next enquiry. */
const deeds = {
  async answer(page: Page) {
    await page.keyboard.press('r');
    await expect(typing(page)).toBeFocused();
    await page.keyboard.type('Thank you. May we call you on Tuesday?');
    await page.keyboard.press('Control+Enter');
  },
  async take(page: Page) {
    await page.keyboard.press('t');
    await expect(heard(page, /taken by you/u)).toBeVisible();
    await page.keyboard.press('j');
  },
  async hold(page: Page) {
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: /In an hour/u })).toBeVisible();
    await page.keyboard.press('2');
  },
  async close(page: Page) {
    await page.keyboard.press('e');
    await expect(page.getByRole('button', { name: /Not for us/u })).toBeVisible();
    await page.keyboard.press('3');
  },
};
const turns = ['answer', 'take', 'hold', 'close'] as const;

test('forty enquiries and the held ones are handled by keys alone', async ({ desk, openAs }) => {
  await desk.fillSamples();
  await desk.service.sql(`delete from enquiries where state <> 'held'`);
  for (let at = 0; at < COUNT; at += 1) {
    const name = `Writer ${at + 1}`;
    const id = await addTo(desk, { name, subject: subjectOf(at), ...receivedAgo(1) });
    // Due one after another, and far enough ahead to be put off.
    await desk.service.sql(
      `update enquiry_work set due_at = now() + interval '6 hours' + $2 * interval '1 minute'
       where enquiry_id = $1`,
      id,
      at,
    );
  }
  const page = await openAs('asha', '/q/to-answer');
  await page.evaluate(() => {
    addEventListener('pointerdown', () => {
      document.documentElement.setAttribute('data-mouse', '');
    });
  });
  await expect(page.getByText(subjectOf(0))).toBeVisible();

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  for (let at = 0; at < COUNT; at += 1) {
    await expect(heading(page)).toHaveText(subjectOf(at));
    await deeds[turns[at % turns.length] ?? 'take'](page);
  }
  const states = () =>
    desk.service.sql<{ what: string; count: number }>(
      `select case when d.state <> 'to-answer' then d.state when put_off_until is not null then 'held'
       when owner_id is not null then 'taken' else 'untouched' end as what, count(*)::int
     from enquiry_work d join enquiries l on l.id = d.enquiry_id where l.subject like 'Enquiry%'
     group by 1 order by 1`,
    );
  // Waits for the last change to be stored.
  await expect.poll(states).toEqual([
    { what: 'closed', count: COUNT / 4 },
    { what: 'held', count: COUNT / 4 },
    { what: 'taken', count: COUNT / 4 },
    { what: 'waiting', count: COUNT / 4 },
  ]);

  await page.keyboard.press('7');
  await expect(page.getByRole('heading', { name: /^Held/u })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('l');
  await expect(heard(page, /Released/u)).toBeVisible();
  await page.keyboard.press('1');
  await expect
    .poll(() => desk.service.sql(`select 1 from enquiries where state = 'accepted'`))
    .toHaveLength(1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: /shortcuts/iu })).toBeVisible();
  expect(await page.locator('html').getAttribute('data-mouse')).toBeNull();
});
