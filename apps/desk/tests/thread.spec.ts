import type { Page } from '@playwright/test';
import { outsideOf } from '@studio/desk-api/tests/support/outside.ts';
import { addTo, katharina } from './support/enquiry-samples.ts';
import type { RunningDesk } from './support/running-desk.ts';
import { expect, test } from './support/test.ts';

const thread = (page: Page) => page.getByRole('region', { name: 'What happened' });
const facts = (page: Page) => page.getByRole('complementary', { name: 'Facts' });

interface Mail {
  readonly direction?: 'in' | 'out';
  readonly sender?: string;
  readonly senderVerified?: boolean;
  readonly body: string;
  readonly copied?: readonly object[];
  readonly minutesAgo: number;
}

async function addMail(desk: RunningDesk, id: string, mail: Mail): Promise<void> {
  await desk.service.sql(
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, sender, sender_verified,
       copied, content_hash, at)
     values (gen_random_uuid(), $1, $2, 'message', gen_random_uuid(), 'Re', $3, $4, $5, $6, 'x',
       now() - $7 * interval '1 minute')`,
    id,
    mail.direction ?? 'in',
    mail.body,
    mail.sender ?? katharina.email,
    mail.senderVerified ?? true,
    JSON.stringify(mail.copied ?? []),
    mail.minutesAgo,
  );
}

test('the other recipients of a mail are shown above it and among the facts', async ({
  desk,
  openAs,
}) => {
  const id = await addTo(desk, katharina);
  const copied = [
    { name: 'Per Norrström', address: 'per@hafenlogistik-nord.example', isOurs: false },
    { name: 'Ilse Bauer', address: 'i.bauer?bcc=x@zaehler.example', isOurs: false },
  ];
  await addMail(desk, id, { body: 'Per knows the racks.', copied, minutesAgo: 10 });
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await expect(thread(page)).toContainText('Per Norrström, Ilse Bauer at zaehler.example');
  await expect(thread(page)).toContainText(`from${katharina.email}`);
  await expect(facts(page)).toContainText(/Per Norrström in copy since .*; same company/u);
  await expect(facts(page)).toContainText(/Ilse Bauer in copy since .*; another company/u);
  // A mailto link cannot add another recipient or text to our mail.
  await expect(facts(page).getByRole('link', { name: /bauer/u })).toHaveAttribute(
    'href',
    'mailto:i.bauer%3Fbcc%3Dx@zaehler.example',
  );
});

test('a name in a mail that may be forged is doubted', async ({ desk, openAs }) => {
  const id = await addTo(desk, katharina);
  const copied = [{ name: 'The boss', address: 'boss@elsewhere.example', isOurs: false }];
  await addMail(desk, id, { body: 'Pay here.', senderVerified: false, copied, minutesAgo: 10 });
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await expect(facts(page)).toContainText(/The boss in copy since .*; sender not verified/u);
});

test('read messages are folded to one line, unread ones are open', async ({ desk, openAs }) => {
  await using outside = await outsideOf(desk.service);
  const id = await addTo(desk, katharina);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await expect(thread(page).locator('p').getByText('Nine of the fourteen')).toBeVisible();
  await page.keyboard.press('u');
  await outside.mail(id, 'And one more question.');
  await page.goto(`${desk.origin}/q/to-answer/${id}`);
  await expect(thread(page).getByText('New since you were here')).toBeVisible();
  await expect(thread(page).getByText('And one more question.')).toBeVisible();
  await expect(thread(page).locator('p').getByText('Nine of the fourteen')).toBeHidden();
  const line = thread(page).locator('summary').first();
  await expect(line).toContainText('We run 14 services on two racks');
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(thread(page).locator('p').getByText('Nine of the fourteen')).toBeVisible();
});

test('if a long thread has nothing unread, its last two messages are open', async ({
  desk,
  openAs,
}) => {
  const id = await addTo(desk, katharina);
  for (const nth of [1, 2, 3, 4, 5]) {
    const direction = nth % 2 === 0 ? 'out' : 'in';
    await addMail(desk, id, { body: `Words ${nth}.`, direction, minutesAgo: 10 - nth });
  }
  await desk.service.sql('update enquiry_work set unread_since = null, first_opened_at = now()');
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await expect(thread(page).locator('details')).toHaveCount(4);
  await expect(thread(page).locator('p').getByText('Words 5.')).toBeVisible();
  await expect(thread(page).locator('p').getByText('Words 3.')).toBeHidden();
});
