import { createHash, randomUUID } from 'node:crypto';
import { addPath, erasePath } from '@studio/contract/paths';
import { commands } from '@studio/worker/cli/commands.ts';
import type { Command } from '@studio/worker/cli/command.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from './support/database.ts';
import { rowsNaming } from './support/every-table.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

// In no other word of a test or a table.
const NAME = 'Zebedee';
const EMAIL = 'Zebedee@Quince-Orchard.example';
const WORDS = [NAME, EMAIL, 'quince-orchard', 'marmalade'];

let smtp: TestSmtp;
let service: TestService;
beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({ INTAKE_SMTP_URL: smtp.url });
  await service.startWorker();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const sql = async (text: string, ...values: unknown[]) =>
  (await service.database.pool.query<Record<string, unknown>>(text, values)).rows;
const cli = (name: string, ...args: string[]) =>
  (commands.get(name) as Command)({
    config: service.config,
    database: service.database,
    log: silentLog,
    args,
  });
const naming = async () =>
  (await rowsNaming(service.database.pool, WORDS)).map((row) => row.split(':', 1)[0]);
const post = (path: string, token: string, fields: Record<string, string>) =>
  service.app.inject({
    method: 'POST',
    url: `${path}?token=${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams(fields).toString(),
  });

/** An enquiry that was delivered, with a mail from the enquirer, a draft of a reply to it and an addition. */
async function conversation(): Promise<string> {
  const answer = await service.postEnquiry({
    idempotencykey: randomUUID(),
    name: NAME,
    email: EMAIL,
    projectdetails: 'A press for marmalade.',
  });
  const { reference } = answer.json<{ reference: string }>();
  await eventually(() => {
    expect(smtp.received.some(({ mail }) => mail.subject?.includes(`(${reference})`))).toBe(true);
  });
  const token = /token=(\S+)/u.exec(await cli('enquiries create-link', reference))?.[1] ?? '';
  await post(addPath, token, { id: randomUUID(), message: 'More marmalade.' });
  await sql(
    `insert into thread_mails
       (id, enquiry_id, direction, kind, message_id, sender, subject, body, content_hash, at, copied)
     select gen_random_uuid(), id, 'in', 'message', $1, lower($2), 'Re: marmalade', 'Yours, Zebedee', $3, now(), $4
     from enquiries where reference = $5`,
    `${randomUUID()}@mail.example`,
    EMAIL,
    createHash('sha256').update(reference).digest(),
    JSON.stringify([{ name: NAME, address: `partner-of-${EMAIL}`, isOurs: false }]),
    reference,
  );
  await sql(
    `insert into drafts (enquiry_id, staff_id, kind, text, written_at)
     select l.id, s.id, 'reply', 'Dear Zebedee', now() from enquiries l, staff s where reference = $1`,
    reference,
  );
  expect(await naming()).toEqual(
    expect.arrayContaining([
      'public.enquiries',
      'public.enquiry_additions',
      'public.thread_mails',
      'public.drafts',
    ]),
  );
  return token;
}

describe('erased, no table names the address', () => {
  beforeEach(async () => {
    await sql('delete from staff');
    await sql(
      `insert into staff (issuer, subject, name, email, roles)
       values ('https://id.company.example', 'ravi', 'Ravi', 'ravi@company.example', '{sales}')`,
    );
    await sql(
      `insert into heartbeats (process, last_seen_at) values ('inbound-mail', now()) on conflict do nothing`,
    );
  });

  it('on their own page, while the inbound mail process has yet to move the mails', async () => {
    const token = await conversation();
    const receipt = await post(erasePath, token, { sure: 'yes' });
    expect(receipt.body).toContain('Until then we keep the ids of those mails, and no address.');
    expect(await naming()).toEqual([]);
    expect(await sql('select mails from mailbox_erasures where done_at is null')).toEqual([
      {
        mails: [
          {
            id: expect.stringContaining('@mail.example') as unknown,
            at: expect.any(String) as unknown,
            sender: expect.stringMatching(/^[\da-f]{64}$/u) as unknown,
          },
        ],
      },
    ]);
  });

  it('by the operator, with their place on the list, their other mail and copies of others’ mails', async () => {
    await conversation();
    const [other] = await sql(
      `insert into other_mails (id, name, sender, received_at, latest_at, is_automatic, purge_after)
       values (gen_random_uuid(), $1, $2, now(), now(), false, now() + interval '1 day') returning id`,
      NAME,
      EMAIL.toLowerCase(),
    );
    await sql(
      `insert into thread_mails (id, other_id, direction, kind, message_id, sender, subject, body, content_hash, at, copied)
       values (gen_random_uuid(), $1, 'in', 'message', 'o@mail.example', $2, 'marmalade', '', '\\x00', now(), '[]')`,
      other?.['id'],
      EMAIL.toLowerCase(),
    );
    await sql(
      `insert into subscriptions (id, name, email, state) values (gen_random_uuid(), $1, $2, 'confirmed')`,
      NAME,
      EMAIL,
    );
    await service.postEnquiry({ idempotencykey: randomUUID(), email: 'friend@menon.example' });
    await sql(
      `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, content_hash, at, copied)
       select gen_random_uuid(), id, 'in', 'message', 'f@mail.example', '', '', '\\x01', now(), $1
       from enquiries where email = 'friend@menon.example'`,
      JSON.stringify([{ name: NAME, address: EMAIL, isOurs: false }]),
    );
    expect(await naming()).toEqual(
      expect.arrayContaining(['public.other_mails', 'public.subscriptions']),
    );
    await cli('erase', '--email', EMAIL.toUpperCase());
    expect(await naming()).toEqual([]);
  });
});

it.each([
  ['an underscore', 'anna_k@copies.example', 'annaxk@copies.example'],
  ['a percent sign', 'anna%k@copies.example', 'anna.and.k@copies.example'],
])('%s in an address names nobody else', async (_sign, address, other) => {
  const { reference } = (await service.postEnquiry({ idempotencykey: randomUUID() })).json<{
    reference: string;
  }>();
  const copied = (who: string) => [{ name: '', address: who, isOurs: false }];
  for (const who of [address.toUpperCase(), other])
    await sql(
      `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, content_hash, at, copied)
       select gen_random_uuid(), id, 'in', 'message', $1, '', '', '', now(), $2 from enquiries where reference = $3`,
      who,
      JSON.stringify(copied(who)),
      reference,
    );
  expect(await sql('select remove_from_copies($1) as mails', address)).toEqual([{ mails: 1 }]);
  expect(
    await sql(
      `select copied from thread_mails m join enquiries e on e.id = m.enquiry_id
       where e.reference = $1 order by m.message_id = $2`,
      reference,
      other,
    ),
  ).toEqual([{ copied: [] }, { copied: copied(other) }]);
});
