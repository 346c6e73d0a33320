import { randomBytes, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { mailServer } from '@studio/tests/support/dovecot.ts';
import { startProcess } from '@studio/tests/support/processes.ts';
import { letTimePass } from '@studio/tests/support/replies.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { filesIn, smtpServer } from '@studio/tests/support/smtp.ts';
import { addTo, katharina } from './support/enquiry-samples.ts';
import { isAccessible } from './support/is-accessible.ts';
import type { RunningDesk } from './support/running-desk.ts';
import { expect, test } from './support/test.ts';

const MIB = 1024 * 1024;

const text = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const attached = (page: Page) => page.getByRole('list', { name: 'Files of this reply' });
const line = (page: Page, name: string) =>
  attached(page).getByRole('listitem').filter({ hasText: name });
const offered = (page: Page) => page.getByRole('group', { name: /Files from this thread/u });
const inThread = (page: Page) => page.getByRole('list', { name: 'Attached' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send and wait for them' });

async function openReply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reply', exact: false }).first().click();
  await text(page).waitFor();
}

const attach = (page: Page, ...files: readonly (readonly [name: string, content: Buffer])[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles(
      files.map(([name, buffer]) => ({ name, buffer, mimeType: 'application/octet-stream' })),
    );

/** Drops files, or pastes a picture. */
const give = (target: Locator, kind: 'drop' | 'paste', name: string) =>
  target.evaluate(
    (element, [event, file]) => {
      const given = new DataTransfer();
      given.items.add(new File(['its words'], file));
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { dataTransfer: given, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: given, bubbles: true, cancelable: true }),
      );
    },
    [kind, name] as const,
  );

/** A mail from them with two files, as inbound mail stores them. */
async function addMail({ service }: RunningDesk, enquiryId: string): Promise<void> {
  const mail = randomUUID();
  const names = ['meters.xlsx', 'private.pdf'];
  await service.sql(
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, sender, sender_verified,
       attachments, content_hash, at)
     values ($1, $2, 'in', 'message', gen_random_uuid(), 'Re', 'See attached.', $3, true, $4, 'x', now())`,
    mail,
    enquiryId,
    katharina.email,
    JSON.stringify(names.map((name) => ({ name, bytes: 9 }))),
  );
  for (const [nth, name] of names.entries())
    await service.sql(
      `with file as (
         insert into mail_files (id, mail_id, nth, name, bytes, state, account, folder, uid_validity, uid, part)
         values (gen_random_uuid(), $1, $2, $3, 9, 'clean', 'sales', 'inbox', '1', 1, '2') returning id)
       insert into mail_file_pieces select id, 0, 'its words' from file`,
      mail,
      nth,
      name,
    );
}

test('files of a reply are uploaded, survive a reload, and arrive byte for byte', async ({
  desk,
  openAs,
  context,
}) => {
  test.setTimeout(240_000);
  const id = await addTo(desk, katharina);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await openReply(page);
  await text(page).fill('A first drawing.');
  const drawing = randomBytes(3 * MIB);
  await attach(
    page,
    ['first-drawing.pdf', drawing],
    ['reader.msi', Buffer.from('x')],
    ['site-film.mp4', Buffer.alloc(26 * MIB)],
  );
  await expect(line(page, 'first-drawing.pdf')).toContainText('3.0 MB');
  await expect(line(page, 'reader.msi')).toContainText('mail servers refuse programs');
  await expect(line(page, 'site-film.mp4')).toContainText('26.0 MB is too large');
  await expect(page.getByText('2 files will not be sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss reader.msi' }).click();
  await page.getByRole('button', { name: 'Dismiss site-film.mp4' }).click();
  await give(page.getByRole('textbox', { name: 'Reply' }), 'drop', 'dropped.txt');
  await give(text(page), 'paste', 'image.png');
  await expect(attached(page).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove image.png' }).click();
  await expect(attached(page).getByRole('listitem')).toHaveCount(2);

  await page.reload();
  await openReply(page);
  await expect(line(page, 'first-drawing.pdf')).toBeVisible();
  await expect(line(page, 'dropped.txt')).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${desk.origin}/q/to-answer/${id}`);
  await openReply(second);
  await second.getByRole('button', { name: 'Remove dropped.txt' }).click();
  await expect(attached(second).getByRole('listitem')).toHaveCount(1);
  await second.close();
  // A user who has not seen the colleague's answer is asked before anything is sent.
  await sendButton(page).click();
  await expect(page.getByText('The files of this draft have changed.')).toBeVisible();
  await expect(attached(page).getByRole('listitem')).toHaveCount(1);
  await sendButton(page).click();
  await expect(page.getByText('Sent to Katharina', { exact: false })).toBeVisible();

  await using smtp = await smtpServer();
  await using dovecot = await mailServer();
  await letTimePass(desk.service.database);
  await using _worker = await startProcess(
    'worker',
    settings(desk.service.database.url, {
      INTAKE_SMTP_URL: smtp.url,
      INTAKE_IMAP_URL: dovecot.imapUrl('sales'),
      INTAKE_SEND_RECEIPTS: 'false',
    }),
  );
  const replies = () => smtp.received.filter(({ mail }) => mail.attachments.length > 0);
  await expect.poll(() => replies().length).toBe(1);
  const [file] = replies().flatMap(({ mail }) => filesIn(mail));
  expect([file?.[0], file?.[1].equals(drawing)]).toEqual(['first-drawing.pdf', true]);

  // In the thread it is shown like any other file, and is found by its name.
  await page.goto(`${desk.origin}/q/waiting/${id}`);
  const shown = inThread(page).getByRole('listitem').filter({ hasText: 'first-drawing.pdf' });
  const downloading = page.waitForEvent('download');
  await shown.getByRole('button', { name: /Download/u }).click();
  await page.getByRole('link', { name: 'Download it' }).click();
  expect((await downloading).suggestedFilename()).toBe('first-drawing.pdf');
  await expect(async () => {
    await page.goto(`${desk.origin}/search?q=first-drawing`);
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results.getByRole('link').first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
});

test('an undone reply has its files again', async ({ desk, openAs }) => {
  const id = await addTo(desk, katharina);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await openReply(page);
  await text(page).fill('See attached.');
  await attach(page, ['offer.pdf', Buffer.from('ours')]);
  await expect(line(page, 'offer.pdf')).toBeVisible();
  await sendButton(page).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Send canceled. Your reply is a draft again.')).toBeVisible();
  await openReply(page);
  await expect(line(page, 'offer.pdf')).toBeVisible();
});

test('a forward includes the files of the mail, except those that are deselected', async ({
  desk,
  openAs,
}) => {
  const id = await addTo(desk, katharina);
  await addMail(desk, id);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await openReply(page);
  await expect(offered(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(offered(page).getByRole('checkbox', { name: /meters\.xlsx/u })).toBeChecked();
  await offered(page)
    .getByRole('checkbox', { name: /private\.pdf/u })
    .uncheck();
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('partner@else.example');
  await page.reload();
  await openReply(page);
  await expect(offered(page).getByRole('checkbox', { name: /private\.pdf/u })).not.toBeChecked();
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.getByRole('button', { name: 'Send to this address too' }).click();
  await expect(page.getByText('Forwarded.', { exact: true })).toBeVisible();
  expect(
    await desk.service.sql(
      `select f.name from mail_files f join thread_mails m on m.id = f.mail_id where m.direction = 'out'`,
    ),
  ).toEqual([{ name: 'meters.xlsx' }]);
});

test('nothing bars anybody: files of a reply', async ({ desk, openAs }) => {
  const id = await addTo(desk, katharina);
  await addMail(desk, id);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await openReply(page);
  await page.getByRole('button', { name: 'Forward' }).click();
  await attach(
    page,
    ['a-rather-long-name-of-a-drawing-that-goes-on-and-on-and-on.pdf', Buffer.from('x')],
    ['reader.msi', Buffer.from('x')],
  );
  await expect(attached(page).getByRole('listitem')).toHaveCount(2);
  await isAccessible(page);
});
