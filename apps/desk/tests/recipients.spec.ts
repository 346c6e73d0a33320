import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { isAccessible } from './support/is-accessible.ts';
import type { RunningDesk } from './support/running-desk.ts';
import { expect, test } from './support/test.ts';

const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });

/** An enquiry, and their verified mail with two people in copy. */
async function withCopies({ service }: RunningDesk): Promise<string> {
  const id = await addEnquiry(service, { name: 'Åsa Ström', email: 'asa@vattern.example' });
  const copied = ['per@vattern.example', 'ilse@zaehler.example'].map((address) => ({
    name: '',
    address,
    isOurs: false,
  }));
  await service.sql(
    `insert into thread_mails (id, enquiry_id, direction, kind, sender, sender_verified, message_id, subject, body, at,
       content_hash, copied)
     values ($1, $2, 'in', 'message', 'asa@vattern.example', true, 'one@vattern.example', 'Sv: Meters',
       'Tuesday?', now(), '', $3::jsonb)`,
    randomUUID(),
    id,
    JSON.stringify(copied),
  );
  return id;
}

const out = (desk: RunningDesk) =>
  desk.service.sql(
    `select r.way, r.forwarded_to, r.cc, r.bcc, m.subject from replies r
     join thread_mails m on m.id = r.mail_id`,
  );

test('a reply goes to all, to a new address only after a question, and with a changed subject', async ({
  desk,
  openAs,
}) => {
  const id = await withCopies(desk);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await page.getByRole('button', { name: 'Reply', exact: false }).first().click();
  await reply(page).fill('Tuesday it is.');
  await page.getByRole('button', { name: 'Reply to all 3' }).click();
  await expect(field(page, 'Cc')).toHaveValue('per@vattern.example, ilse@zaehler.example');
  await expect(field(page, 'Subject')).toHaveValue('Re: Sv: Meters');
  await field(page, 'Subject').fill('Meters on Tuesday');
  await field(page, 'Bcc').fill('boss');
  await field(page, 'Bcc').fill('boss@');
  await expect(page.getByText('boss@ is not an address.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send and wait for them' })).toBeDisabled();
  await field(page, 'Bcc').fill('boss@board.example');
  // Saved with the draft.
  await page.reload();
  await page.getByRole('button', { name: 'Reply', exact: false }).first().click();
  await expect(field(page, 'Bcc')).toHaveValue('boss@board.example');
  await expect(reply(page)).toHaveValue('Tuesday it is.');
  await page.getByRole('button', { name: 'Send and wait for them' }).click();
  await expect(page.getByText('boss@board.example was never in this thread.')).toBeVisible();
  expect(await out(desk)).toEqual([]);
  await page.getByRole('button', { name: 'Send to this address too' }).click();
  await expect(page.getByText('Sent to Åsa Ström and 3 others.')).toBeVisible();
  expect(await out(desk)).toEqual([
    {
      way: 'reply',
      forwarded_to: [],
      cc: ['per@vattern.example', 'ilse@zaehler.example'],
      bcc: ['boss@board.example'],
      subject: 'Meters on Tuesday',
    },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Send canceled. Your reply is a draft again.')).toBeVisible();
  await page.getByRole('button', { name: 'Reply', exact: false }).first().click();
  await expect(field(page, 'Cc')).toHaveValue('per@vattern.example, ilse@zaehler.example');
  await expect(field(page, 'Subject')).toHaveValue('Meters on Tuesday');
});

test('an enquiry is forwarded with their text, and still awaits a reply', async ({
  desk,
  openAs,
}) => {
  const id = await withCopies(desk);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await page.getByRole('button', { name: 'Reply', exact: false }).first().click();
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(reply(page)).toHaveValue(/Forwarded[\s\S]*Åsa Ström[\s\S]*Tuesday\?/u);
  await reply(page).fill(`Is this for you?${await reply(page).inputValue()}`);
  await field(page, 'To').fill('Partner <partner@else.example>');
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.getByRole('button', { name: 'Send to this address too' }).click();
  await expect(page.getByText('Forwarded.', { exact: true })).toBeVisible();
  expect(await out(desk)).toEqual([
    {
      way: 'forward',
      forwarded_to: ['partner@else.example'],
      cc: [],
      bcc: [],
      subject: 'Fwd: Sv: Meters',
    },
  ]);
  expect(await desk.service.sql('select state from enquiry_work')).toEqual([
    { state: 'to-answer' },
  ]);
  await page.goto(`${desk.origin}/q/to-answer/${id}`);
  await expect(page.getByText('forwarded it, on its way')).toBeVisible();
});

test('an open thread shows Bcc, when a reply left, and who did not get it', async ({
  desk,
  openAs,
}) => {
  const id = await withCopies(desk);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await page.getByRole('button', { name: 'Reply', exact: false }).first().click();
  await reply(page).fill('Tuesday it is.');
  await page.getByRole('button', { name: 'Reply to all 3' }).click();
  await field(page, 'Bcc').fill('boss@board.example');
  await page.getByRole('button', { name: 'Send and wait for them' }).click();
  await page.getByRole('button', { name: 'Send to this address too' }).click();
  await expect(page.getByText('Sent to Åsa Ström and 3 others.')).toBeVisible();
  await page.goto(`${desk.origin}/q/waiting/${id}`);
  await expect(page.getByText('on its way')).toBeVisible();
  await expect(page.getByRole('definition').getByText('boss@board.example')).toBeVisible();
  await desk.service.sql(
    `with planned as (update replies set state = 'planned', refused = '{per@vattern.example}' returning mail_id)
     insert into deliveries (reply_id, purpose, channel, state, delivered_at)
     select mail_id, 'reply', 'smtp', 'delivered', now() from planned`,
  );
  await expect(
    page.getByText(
      'delivered, but not to per@vattern.example: the mail server refused that address',
    ),
  ).toBeVisible();
});

test('a signature is written once, and is added to the text of each reply', async ({
  desk,
  openAs,
}) => {
  const id = await withCopies(desk);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await page.getByRole('button', { name: 'Reply', exact: false }).first().click();
  await page.getByRole('button', { name: 'Signature' }).click();
  await page.getByLabel('Your lines').fill('Asha Raman\nSales');
  await page.getByRole('button', { name: 'Save the signature' }).click();
  await expect(reply(page)).toHaveValue('\n\n-- \nAsha Raman\nSales');
  // A signature alone cannot be sent.
  await expect(page.getByRole('button', { name: 'Send and wait for them' })).toBeDisabled();
  await page.getByRole('button', { name: 'Propose a call' }).click();
  await expect(reply(page)).toHaveValue(/\[day and time\][\s\S]*\n\n-- \nAsha Raman\nSales$/u);
  await reply(page).fill('Yes.\n\n-- \nAsha Raman\nSales');
  await page.getByRole('button', { name: 'Send and wait for them' }).click();
  await expect(page.getByText(/^Sent to/u)).toBeVisible();
  expect(await desk.service.sql(`select body from thread_mails where direction = 'out'`)).toEqual([
    { body: 'Yes.\n\n-- \nAsha Raman\nSales' },
  ]);
});

test('axe finds no fault in recipients and signature', async ({ desk, openAs, page }) => {
  const id = await withCopies(desk);
  await openAs('asha', `/q/to-answer/${id}`);
  await page.getByRole('button', { name: 'Reply', exact: false }).first().click();
  await page.getByRole('button', { name: 'Reply to all 3' }).click();
  await field(page, 'Cc').waitFor();
  await isAccessible(page, { within: ['section[aria-label="Reply"]'] });
  await page.getByRole('button', { name: 'Signature' }).click();
  await page.getByLabel('Your lines').waitFor();
  await isAccessible(page, { within: ['dialog[open]'] });
});
