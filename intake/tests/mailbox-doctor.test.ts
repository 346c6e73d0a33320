import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxFinding } from '#cli/findings/mailbox.ts';
import { readConfig } from '#config.ts';
import { mailServer, type MailServer } from './support/dovecot.ts';
import { settings } from './support/settings.ts';

const DATABASE = 'postgres://nobody@127.0.0.1:9/none';
let server: MailServer;
beforeAll(async () => {
  server = await mailServer();
});
afterAll(() => server[Symbol.asyncDispose]());

async function findingAt(url: string, changes: Readonly<Record<string, string>> = {}) {
  const { mailbox } = readConfig(settings(DATABASE, { INTAKE_IMAP_URL: url, ...changes }));
  if (!mailbox) throw new Error('No mailbox was read from the settings.');
  return mailboxFinding(mailbox);
}

it('a mailbox that lets us in is fine', async () => {
  expect(await findingAt(server.imapUrl('sales'))).toEqual({
    bad: false,
    sentence: 'The mailbox at 127.0.0.1 lets us in.',
  });
});

it.each([
  ['a wrong password', () => server.imapUrl('sales', 'wrong'), {}, /Look at INTAKE_IMAP_URL/u],
  [
    'a folder that is not there',
    () => server.imapUrl('sales'),
    { INTAKE_IMAP_SENT: 'Gone' },
    /INTAKE_IMAP_SENT/u,
  ],
  ['a server that is away', () => 'imap://sales:x@127.0.0.1:9', {}, /cannot be reached/u],
])('%s is told with what to do', async (_what, url, changes, sentence) => {
  const found = await findingAt(url(), changes);
  expect([found.bad, found.sentence]).toEqual([true, expect.stringMatching(sentence)]);
});
