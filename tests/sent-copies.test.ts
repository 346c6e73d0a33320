import { randomBytes, randomUUID } from 'node:crypto';
import type { ImapFlow } from 'imapflow';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyHandler, copyWatch } from '@studio/enquiries/jobs/sent-copies.store.ts';
import { openChannels } from '@studio/mail/channel-routing.ts';
import { copyComposer } from '@studio/worker/jobs/compose-reply.ts';
import { newClient } from '@studio/mailbox/connection.ts';
import { sentFolder } from '@studio/mailbox/sent-folder.ts';
import { silentLog } from './support/database.ts';
import { mailServer, type MailServer } from './support/dovecot.ts';
import { addColleague, addDraftFile, letTimePass, storeReply } from './support/replies.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { filesIn, smtpServer, type TestSmtp } from './support/smtp.ts';

let smtp: TestSmtp;
let dovecot: MailServer;
let service: TestService;
let enquiryId: string;
let staffId: string;
beforeAll(async () => {
  [smtp, dovecot] = [await smtpServer(), await mailServer()];
  service = await testService({
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_SALES_TO: 'sales@company.example',
    INTAKE_SEND_RECEIPTS: 'false',
    INTAKE_IMAP_URL: dovecot.imapUrl('sales'),
  });
  staffId = await addColleague(service.database, 'Asha');
  await service.startWorker();
});
beforeEach(async () => {
  const details = `A loom, ${randomUUID()}.`;
  await service.postEnquiry({ projectdetails: details });
  const [enquiry] = await sql<{ id: string }>(
    'select id from enquiries where projectdetails = $1',
    details,
  );
  enquiryId = enquiry?.id ?? '';
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
  await dovecot[Symbol.asyncDispose]();
});

const sql = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await service.database.pool.query<Row>(text, values)).rows;
const idOf = (reply: string): string => `<${reply}.reply@desk.company.example>`;
const compose = () => copyComposer(openChannels(service.config.channels));
const settings = () => service.config.mailbox ?? expect.fail('no mailbox');

async function inMailbox<Result>(look: (client: ImapFlow) => Promise<Result>): Promise<Result> {
  const client = newClient(settings());
  await client.connect();
  try {
    await client.mailboxOpen('Sent');
    return await look(client);
  } finally {
    client.close();
  }
}
const copiesOf = (reply: string) =>
  inMailbox(async (client) => {
    const uids = await client.search({ header: { 'Message-ID': idOf(reply) } }, { uid: true });
    if (!uids || uids.length === 0) return [];
    return client.fetchAll(uids.join(','), { source: true, flags: true }, { uid: true });
  });

/** Sends a reply and waits until it is delivered. */
async function sent(files: readonly string[] = []): Promise<string> {
  const reply = await storeReply(service.database, service.queue, { enquiryId, staffId, files });
  await letTimePass(service.database);
  await eventually(async () => {
    const rows = await sql(
      'select 1 from deliveries where reply_id = $1 and state = $2',
      reply,
      'delivered',
    );
    expect(rows).toHaveLength(1);
  });
  return reply;
}
const letMinutePass = () =>
  sql(`update pgboss.job_common set start_after = now() where name = 'copy-to-sent'`);
const waiting = (reply: string) =>
  sql<{ problem: string | null }>('select problem from sent_copies where mail_id = $1', reply);
const settled = (reply: string) =>
  eventually(async () => {
    expect(await waiting(reply)).toEqual([]);
  });
const received = (reply: string) =>
  smtp.received.filter(({ mail }) => mail.messageId === idOf(reply));

describe('a sent reply', () => {
  it('has a copy in Sent, byte for byte and read', async () => {
    const reply = await sent();
    expect(await copiesOf(reply)).toEqual([]);
    await letMinutePass();
    await settled(reply);
    const copies = await copiesOf(reply);
    expect(copies).toHaveLength(1);
    expect(copies[0]?.source?.toString('utf8')).toBe(received(reply)[0]?.raw);
    expect(copies[0]?.flags).toContain('\\Seen');
  });

  it('has its files in the copy, byte for byte', async () => {
    const content = randomBytes(700_000);
    // Once the worker has put the enquiry on the desk.
    const file = await eventually(() =>
      addDraftFile(service.database, { enquiryId, staffId, content }),
    );
    const reply = await sent([file]);
    await letMinutePass();
    await settled(reply);
    const [copy] = await copiesOf(reply);
    const [given] = received(reply);
    const [arrived] = given ? filesIn(given.mail) : [];
    expect(arrived?.[1].equals(content)).toBe(true);
    expect(copy?.source?.toString('utf8')).toBe(given?.raw);
  });

  it('has no second copy if the mail server made one itself', async () => {
    const reply = await sent();
    const [{ raw } = { raw: '' }] = received(reply);
    await inMailbox((client) => client.append('Sent', Buffer.from(raw)));
    await letMinutePass();
    await settled(reply);
    expect(await copiesOf(reply)).toHaveLength(1);
  });

  it('has one copy if the worker is killed before it recorded it', async () => {
    const reply = await sent();
    const folder = sentFolder(settings());
    const killed = copyHandler(
      service.database.db,
      {
        async file(messageId, mail) {
          await folder.file(messageId, mail);
          throw new Error('killed');
        },
      },
      compose(),
      silentLog,
    );
    await expect(killed({ replyId: reply })).rejects.toThrow('killed');
    expect(await copiesOf(reply)).toHaveLength(1);
    await letMinutePass();
    await settled(reply);
    expect(await copiesOf(reply)).toHaveLength(1);
  });

  it('has one copy if two workers look at the same time', async () => {
    const reply = await sent();
    const copy = copyHandler(service.database.db, sentFolder(settings()), compose(), silentLog);
    await Promise.all([copy({ replyId: reply }), copy({ replyId: reply })]);
    expect(await copiesOf(reply)).toHaveLength(1);
  });

  it('is sent once while the mailbox is down: an alarm after a while, and a copy when it is back', async () => {
    const reply = await sent();
    await dovecot.kill();
    await letMinutePass();
    await eventually(async () => {
      const [copy] = await waiting(reply);
      expect(copy?.problem).toContain('cannot be reached or went away');
    });
    const alarms = () =>
      sql<{ message: string }>(
        `select message from alarms where kind = 'mailbox' and subject = 'copies' and resolved_at is null`,
      );
    const watch = copyWatch(service.database.db, service.queue);
    await watch();
    expect(await alarms()).toEqual([]);
    await sql(`update sent_copies set sent_at = now() - interval '16 minutes'`);
    await watch();
    expect((await alarms())[0]?.message).toMatch(/^A reply has left, and no copy of it is in/u);

    await dovecot.start();
    await sql(`update sent_copies set next_attempt_at = now() - interval '2 minutes'`);
    await watch();
    await settled(reply);
    await watch();
    expect(await alarms()).toEqual([]);
    expect(await copiesOf(reply)).toHaveLength(1);
    expect(received(reply)).toHaveLength(1);
  });

  it('is erased with the bytes of its copy', async () => {
    const reply = await sent();
    expect(await waiting(reply)).toHaveLength(1);
    await sql('delete from enquiries where id = $1', enquiryId);
    expect(await waiting(reply)).toEqual([]);
  });
});
