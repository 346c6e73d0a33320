import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  SALES,
  testInboundMail,
  type TestEnquiry,
  type TestInboundMail,
} from '@studio/tests/support/inbound-mail.ts';
import { sharedRows } from '@studio/tests/support/rows.ts';
import { startedCluster } from '../cluster.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { FaultTestOptions, Report } from '../report.ts';
import { fullMailbox, hostility } from './mail-attacks.ts';
import { replies, type ReplyScale } from './mail-replies.ts';
import { alarmIs, copyOf, count, deliverAll, fileOf, replyTo, until } from './mail-steps.ts';

const ENQUIRIES = 50;
/** Every tenth mail has a file, every third a copy to another person. */
const FILE_EVERY = 10;
const COPY_EVERY = 3;

interface Scale extends ReplyScale {
  readonly mails: number;
  readonly killEvery: number;
}

const scales = {
  long: { mails: 1_000, killEvery: 50, replies: 200, killEveryReplies: 10 },
  short: { mails: 80, killEvery: 20, replies: 20, killEveryReplies: 10 },
} as const satisfies Readonly<Record<string, Scale>>;

async function arrivals(
  report: Report,
  room: TestInboundMail,
  enquiries: readonly TestEnquiry[],
  { mails, killEvery }: Scale,
) {
  await using supervised = supervise('inbound-mail', room.env);
  await supervised.up();
  let kills = 0;
  // By the number of stored mails and not by time, so that a fast machine is killed as often as a slow one.
  const killer = (async () => {
    for (let kept = killEvery; kept < mails; kept += killEvery) {
      await until(
        async () => (await count(room, 'from thread_mails')) >= kept,
        `The process does not get to ${kept} mails.`,
      );
      await supervised.kill();
      kills += 1;
      await supervised.up();
    }
  })();
  const letters = Array.from({ length: mails }, (_, at) => {
    const enquiry = enquiries[at % ENQUIRIES];
    if (!enquiry) return '';
    const parts = { hasFile: at % FILE_EVERY === 0, hasCopy: at % COPY_EVERY === 0 };
    return replyTo(enquiry, `mail-${at}`, parts);
  });
  const { length: refused } = await deliverAll(room, letters);
  await killer;
  const began = performance.now();
  await until(
    async () => (await count(room, 'from thread_mails')) >= mails,
    'Not every mail is in its thread.',
  );
  const [stored, words, events] = [
    await count(room, 'from thread_mails'),
    await count(room, 'from (select distinct enquiry_id, body from thread_mails) as d'),
    await count(room, `from enquiry_events where kind = 'enquirer-replied'`),
  ];
  report.record(
    `kill -9 of the process while ${mails.toLocaleString('en-US')} mails arrived`,
    kills,
  );
  report.record(
    'mails taken by the server, kept, different',
    `${mails - refused}, ${stored}, ${words}`,
  );
  report.record('events of them', events);
  report.record(
    'caught up after the last kill',
    `${((performance.now() - began) / 1_000).toFixed(1)} s`,
  );
  report.must(
    refused === 0 && stored === mails && words === mails,
    'A mail was lost or is there twice.',
  );
  report.must(events === mails, 'A mail has no event, or two.');
  const rightly = await copies(room);
  report.record('with the copies it had, no others', rightly);
  report.must(
    rightly === mails,
    'A mail lost one of its recipients, or has one that did not get it.',
  );
}

/** How many of the mails have exactly their copied recipients. */
async function copies(room: TestInboundMail): Promise<number> {
  const kept = await room.rows.read<{ message: string; copied: { address: string }[] }>(
    'select message_id as message, copied from thread_mails',
  );
  return kept.filter(({ message, copied }) => {
    const [name = ''] = message.split('@');
    const isCopied = Number(name.replace('mail-', '')) % COPY_EVERY === 0;
    return copied.map(({ address }) => address).join() === (isCopied ? copyOf(name) : '');
  }).length;
}

/**
 * Checks that each file is stored once and complete, however often the process was killed between a mail and its
 * files.
 */
async function files(report: Report, room: TestInboundMail, { mails }: Scale) {
  await using supervised = supervise('inbound-mail', room.env);
  await supervised.up();
  await until(
    async () => (await count(room, `from mail_files where state = 'waiting'`)) === 0,
    'Not every file was fetched.',
  );
  const kept = await room.rows.read<{ name: string; stored: Buffer }>(
    `select f.name, sha256(string_agg(p.piece, '' order by p.n)) as stored
     from mail_files f join mail_file_pieces p on p.file_id = f.id group by f.id`,
  );
  const whole = kept.filter(({ name, stored }) =>
    stored.equals(
      createHash('sha256')
        .update(fileOf(name.replace('.txt', '')))
        .digest(),
    ),
  );
  const sent = Math.ceil(mails / FILE_EVERY);
  report.record('files sent, kept, whole', `${sent}, ${kept.length}, ${whole.length}`);
  report.must(
    kept.length === sent && whole.length === kept.length,
    'A file was lost, is there twice, or is another.',
  );
}

async function restarts(
  report: Report,
  room: TestInboundMail,
  enquiries: readonly TestEnquiry[],
  { mails }: Scale,
) {
  await using supervised = supervise('inbound-mail', room.env);
  await supervised.up();
  const [first] = enquiries;
  if (!first) return;
  await room.server.kill();
  await sleep(2_000);
  await room.server.start();
  await room.server.deliver(SALES, replyTo(first, 'after-restart'));
  const began = performance.now();
  await until(
    async () => (await count(room, 'from thread_mails')) === mails + 1,
    'Not read again.',
  );
  report.record(
    'after a restart of Dovecot, the next mail',
    `${((performance.now() - began) / 1_000).toFixed(1)} s`,
  );

  const folders = () =>
    room.rows.read<{ uid_validity: string; last_uid: string }>(
      `select uid_validity, last_uid from mail_folders where folder = 'inbox'`,
    );
  const [before] = await folders();
  await room.server.kill();
  const mail = path.join(room.server.homeOf('sales'), 'mail');
  for (const name of readdirSync(mail)) {
    if (name.startsWith('dovecot')) rmSync(path.join(mail, name), { recursive: true });
  }
  // Waits a second, because a new count starts at its own second.
  await sleep(1_100);
  await room.server.start();
  await until(async () => {
    const [now] = await folders();
    return now?.uid_validity !== before?.uid_validity && Number(now?.last_uid) > mails;
  }, 'The folder was not read again.');
  const stored = await count(room, 'from thread_mails');
  report.record('UIDVALIDITY changed: read again, added', `${mails + 1}, ${stored - mails - 1}`);
  report.must(stored === mails + 1, 'Reading the folder again added or lost mails.');
  report.must(supervised.ownEnds.length === 0, 'The process ended by itself.');
}

async function wrongPassword(report: Report, room: TestInboundMail) {
  const env = { ...room.env, INTAKE_IMAP_URL: room.server.imapUrl('sales', 'wrong') };
  const began = performance.now();
  {
    await using refused = supervise('inbound-mail', env);
    await refused.up();
    await until(alarmIs(room, 'inbox', true), 'No alarm reported the wrong password.');
    report.must(refused.ownEnds.length === 0, 'A wrong password ended the process.');
  }
  const [alarm] = await room.rows.read<{ message: string }>(
    `select message from alarms where kind = 'mailbox' and subject = 'inbox' and resolved_at is null`,
  );
  report.record(
    'wrong password, told after',
    `${((performance.now() - began) / 1_000).toFixed(1)} s`,
  );
  report.must(
    alarm?.message.includes('refuses our name or password') === true,
    'The alarm says something else.',
  );
  await using right = supervise('inbound-mail', room.env);
  await right.up();
  await until(alarmIs(room, 'inbox', false), 'The alarm was not cleared.');
}

/**
 * A real Dovecot and a real process that is killed, misled and attacked. Then replies from the desk, with files and
 * copies, while the desk's service and the worker are killed. The short form has only the kills.
 */
export async function inboundMail(
  report: Report,
  { isShort = false }: FaultTestOptions = {},
): Promise<void> {
  const scale = isShort ? scales.short : scales.long;
  await using cluster = await startedCluster();
  await prepareDatabase(cluster.url);
  process.env[sharedRows] = cluster.url;
  await using room = await testInboundMail();
  const enquiries = await Promise.all(Array.from({ length: ENQUIRIES }, () => room.addEnquiry()));
  await arrivals(report, room, enquiries, scale);
  await files(report, room, scale);
  if (!isShort) {
    await restarts(report, room, enquiries, scale);
    await wrongPassword(report, room);
    await hostility(report, room);
  }
  await replies(report, room, scale);
  if (!isShort) await fullMailbox(report);
}
