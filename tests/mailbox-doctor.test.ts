import { ownSettings } from '@studio/contract/own-secrets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxFinding } from '@studio/worker/cli/findings/mailbox.ts';
import { readOperatorConfig } from '@studio/worker/config.ts';
import { mailServer, type MailServer } from './support/dovecot.ts';
import { settings } from './support/settings.ts';

const DATABASE = 'postgres://none@127.0.0.1:9/none';
let server: MailServer;
beforeAll(async () => {
  server = await mailServer();
});
afterAll(() => server[Symbol.asyncDispose]());

async function findingAt(url: string, changes: Readonly<Record<string, string>> = {}) {
  const env = settings(DATABASE, { INTAKE_IMAP_URL: url, ...changes });
  const { mailbox } = readOperatorConfig(ownSettings('operator', env));
  if (!mailbox) throw new Error('No mailbox was read from the settings.');
  return mailboxFinding(mailbox);
}

it('a mailbox that accepts our login is fine', async () => {
  const ours = { INTAKE_AUTHSERV_ID: 'mail.company.example' };
  expect(await findingAt(server.imapUrl('sales'), ours)).toEqual({
    bad: false,
    sentence: 'The mailbox at 127.0.0.1 accepts our login.',
  });
});

it('says that no mail can be proven where no server is named that proves it', async () => {
  expect(await findingAt(server.imapUrl('sales'))).toEqual({
    bad: false,
    sentence:
      'The mailbox at 127.0.0.1 accepts our login. INTAKE_AUTHSERV_ID is not set, so every sender is shown as not verified.',
  });
});

it.each([
  ['a wrong password', () => server.imapUrl('sales', 'wrong'), {}, /Look at INTAKE_IMAP_URL/u],
  [
    'a folder that is not there',
    () => server.imapUrl('sales'),
    { INTAKE_IMAP_SENT_FOLDER: 'Gone' },
    /INTAKE_IMAP_SENT_FOLDER/u,
  ],
  ['a server that is away', () => 'imap://sales:x@127.0.0.1:9', {}, /cannot be reached/u],
])('%s is reported with what to do', async (_what, url, changes, sentence) => {
  const found = await findingAt(url(), changes);
  expect([found.bad, found.sentence]).toEqual([true, expect.stringMatching(sentence)]);
});

it('reports a server that does not authenticate external mails: a forged result would be trusted', async () => {
  const ours = { INTAKE_AUTHSERV_ID: 'mail.company.example' };
  const judged = 'Authentication-Results: mail.company.example; dmarc=pass header.from=x.example';
  const mail = (...head: string[]) =>
    server.deliver(
      'sales@company.example',
      [...head, 'From: a@x.example', '', 'x', ''].join('\r\n'),
    );
  await mail(judged);
  expect(await findingAt(server.imapUrl('sales'), ours)).toMatchObject({ bad: false });
  await mail();
  expect(await findingAt(server.imapUrl('sales'))).toMatchObject({ bad: false });
  const found = await findingAt(server.imapUrl('sales'), ours);
  expect(found.bad).toBe(true);
  expect(found.sentence).toContain('to 1 of the latest 20 mails');
});
