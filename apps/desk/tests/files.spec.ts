import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addTo, katharina } from './support/enquiry-samples.ts';
import { isAccessible } from './support/is-accessible.ts';
import type { RunningDesk } from './support/running-desk.ts';
import { expect, test } from './support/test.ts';

/** A picture of one pixel, as small as WebP can be. */
const POINT = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

const attached = (page: Page) => page.getByRole('list', { name: 'Attached' });
const line = (page: Page, name: string) =>
  attached(page).getByRole('listitem').filter({ hasText: name });

/** A mail with a file in each state, as the inbound mail process keeps them. */
async function addFiles(desk: RunningDesk, enquiryId: string): Promise<void> {
  const mail = randomUUID();
  const states = [
    ['letter-from-maker.pdf', 'clean'],
    ['substation-17.jpg', 'clean'],
    ['values-2025.xlsx', 'waiting'],
    ['contract-draft.docx', 'not-scannable'],
    ['notes.txt', 'not-scanned'],
    ['reader-setup.exe', 'program'],
    ['invoice.zip', 'infected'],
    ['film.mp4', 'left'],
  ] as const;
  const names = states.map(([name]) => ({ name, bytes: 9 }));
  await desk.service.sql(
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, sender, sender_verified,
       attachments, content_hash, at)
     values ($1, $2, 'in', 'message', gen_random_uuid(), 'Re', 'See attached.', $3, true, $4, 'x', now())`,
    mail,
    enquiryId,
    katharina.email,
    JSON.stringify([...names, { name: 'the-21st.txt', bytes: 9 }]),
  );
  for (const [nth, [name, state]] of states.entries()) {
    await desk.service.sql(
      `with file as (
         insert into mail_files (id, mail_id, nth, name, bytes, state, account, folder, uid_validity, uid, part, thumbnail)
         values (gen_random_uuid(), $1, $2, $3, 9, $4, 'sales', 'inbox', '1', 1, '2', $5) returning id)
       insert into mail_file_pieces select id, 0, 'its words' from file`,
      mail,
      nth,
      name,
      state,
      name.endsWith('.jpg') ? POINT : null,
    );
  }
}

test('each file of a mail shows its state and can be saved', async ({ desk, openAs }) => {
  const id = await addTo(desk, katharina);
  await addFiles(desk, id);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await expect(line(page, 'letter-from-maker.pdf')).toContainText('scanned, nothing found');
  await expect(line(page, 'values-2025.xlsx')).toContainText('being scanned');
  await expect(line(page, 'reader-setup.exe')).toContainText('blocked: it is a program');
  await expect(line(page, 'invoice.zip')).toContainText('blocked: the scanner found something');
  for (const name of ['values-2025.xlsx', 'reader-setup.exe', 'invoice.zip', 'film.mp4']) {
    await expect(line(page, name).getByRole('link')).toHaveCount(0);
    await expect(line(page, name).getByRole('button')).toHaveCount(0);
  }
  await expect(page.getByRole('list', { name: 'Only in the mailbox' })).toContainText(
    'the-21st.txt',
  );
  const picture = line(page, 'substation-17.jpg').locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);

  const downloading = page.waitForEvent('download');
  await line(page, 'letter-from-maker.pdf')
    .getByRole('link', { name: /Download/u })
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('letter-from-maker.pdf');
  expect(readFileSync(await download.path(), 'utf8')).toBe('its words');
});

test('a file that was not scanned is saved only after a confirmation', async ({ desk, openAs }) => {
  const id = await addTo(desk, katharina);
  await addFiles(desk, id);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  const button = line(page, 'contract-draft.docx').getByRole('button', { name: /Download…/u });
  await button.click();
  const question = page.getByRole('dialog', { name: 'This file was not scanned' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await button.click();
  const downloading = page.waitForEvent('download');
  await question.getByRole('link', { name: 'Download it' }).click();
  expect((await downloading).suggestedFilename()).toBe('contract-draft.docx');
});

test('the end of a scan is shown without a reload', async ({ desk, openAs }) => {
  const id = await addTo(desk, katharina);
  await addFiles(desk, id);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await expect(line(page, 'values-2025.xlsx')).toContainText('being scanned');
  await desk.service.sql(`update mail_files set state = 'clean' where state = 'waiting'`);
  await expect(line(page, 'values-2025.xlsx')).toContainText('scanned, nothing found');
});

test('nothing bars anybody: files and their question', async ({ desk, openAs }) => {
  const id = await addTo(desk, katharina);
  await addFiles(desk, id);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await line(page, 'letter-from-maker.pdf').waitFor();
  for (const isAsked of [false, true]) {
    if (isAsked)
      await line(page, 'notes.txt')
        .getByRole('button', { name: /Download…/u })
        .click();
    await isAccessible(page, { what: isAsked ? 'the question' : 'the files' });
  }
});
