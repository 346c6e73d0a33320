import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SALES, testRoom, type TestEnquiry, type TestRoom } from '../../tests/support/mail-room.ts';
import { sharedRows } from '../../tests/support/rows.ts';
import { startedCluster } from '../cluster.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Verdict } from '../verdict.ts';
import { fullMailbox, hostility } from './mail-attacks.ts';
import { alarmIs, count, deliverAll, replyTo, until } from './mail-steps.ts';

const ENQUIRIES = 50;
const MAILS = 1_000;

async function arrivals(verdict: Verdict, room: TestRoom, enquiries: readonly TestEnquiry[]) {
  await using supervised = supervise('mail-room.ts', room.env);
  await supervised.up();
  let kills = 0;
  const arrived = new AbortController();
  const killer = (async () => {
    while (!arrived.signal.aborted || (await count(room, 'from thread_mails')) < MAILS * 0.9) {
      await sleep(2_500);
      await supervised.kill();
      kills += 1;
      await supervised.up();
    }
  })();
  const letters = Array.from({ length: MAILS }, (_, at) => {
    const enquiry = enquiries[at % ENQUIRIES];
    return enquiry ? replyTo(enquiry, `mail-${at}`) : '';
  });
  const refused = await deliverAll(room, letters);
  arrived.abort();
  await killer;
  const began = performance.now();
  await until(
    async () => (await count(room, 'from thread_mails')) >= MAILS,
    'Not every mail is in its thread.',
  );
  const [stored, words, events] = [
    await count(room, 'from thread_mails'),
    await count(room, 'from (select distinct lead_id, body from thread_mails) as d'),
    await count(room, `from desk_events where kind = 'they-wrote'`),
  ];
  verdict.figure('kill -9 of the room while 1,000 mails arrived', kills);
  verdict.figure(
    'mails taken by the server, kept, different',
    `${MAILS - refused}, ${stored}, ${words}`,
  );
  verdict.figure('events of them', events);
  verdict.figure(
    'caught up after the last kill',
    `${((performance.now() - began) / 1_000).toFixed(1)} s`,
  );
  verdict.must(
    refused === 0 && stored === MAILS && words === MAILS,
    'A mail was lost or is there twice.',
  );
  verdict.must(events === MAILS, 'A mail has no event, or two.');
  verdict.must(kills >= 5, 'The room was hardly killed.');
}

async function restarts(verdict: Verdict, room: TestRoom, enquiries: readonly TestEnquiry[]) {
  await using supervised = supervise('mail-room.ts', room.env);
  await supervised.up();
  const [first] = enquiries;
  if (!first) return;
  await room.server.kill();
  await sleep(2_000);
  await room.server.start();
  await room.server.deliver(SALES, replyTo(first, 'after-restart'));
  const began = performance.now();
  await until(
    async () => (await count(room, 'from thread_mails')) === MAILS + 1,
    'Not read again.',
  );
  verdict.figure(
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
  // A new count begins with the second it was made in.
  await sleep(1_100);
  await room.server.start();
  await until(async () => {
    const [now] = await folders();
    return now?.uid_validity !== before?.uid_validity && Number(now?.last_uid) > MAILS;
  }, 'The folder was not read anew.');
  const stored = await count(room, 'from thread_mails');
  verdict.figure('UIDVALIDITY changed: read again, added', `${MAILS + 1}, ${stored - MAILS - 1}`);
  verdict.must(stored === MAILS + 1, 'Reading anew added or lost mails.');
  verdict.must(supervised.ownEnds.length === 0, 'The room ended by itself.');
}

async function wrongPassword(verdict: Verdict, room: TestRoom) {
  const env = { ...room.env, INTAKE_IMAP_URL: room.server.imapUrl('sales', 'wrong') };
  const began = performance.now();
  {
    await using refused = supervise('mail-room.ts', env);
    await refused.up();
    await until(alarmIs(room, 'inbox', true), 'Nobody was told of the wrong password.');
    verdict.must(refused.ownEnds.length === 0, 'A wrong password ended the room.');
  }
  const [alarm] = await room.rows.read<{ sentence: string }>(
    `select sentence from alarms where kind = 'mailbox' and subject = 'inbox' and cleared_at is null`,
  );
  verdict.figure(
    'wrong password, told after',
    `${((performance.now() - began) / 1_000).toFixed(1)} s`,
  );
  verdict.must(
    alarm?.sentence.includes('refuses our name or password') === true,
    'The alarm says something else.',
  );
  await using right = supervise('mail-room.ts', room.env);
  await right.up();
  await until(alarmIs(room, 'inbox', false), 'The alarm was not cleared.');
}

/** A real Dovecot and the room as a process: killed, misled, attacked. */
export async function mailRoom(verdict: Verdict): Promise<void> {
  await using cluster = await startedCluster();
  await prepareDatabase(cluster.url);
  process.env[sharedRows] = cluster.url;
  await using room = await testRoom();
  const enquiries = await Promise.all(Array.from({ length: ENQUIRIES }, () => room.addEnquiry()));
  await arrivals(verdict, room, enquiries);
  await restarts(verdict, room, enquiries);
  await wrongPassword(verdict, room);
  await hostility(verdict, room);
  await fullMailbox(verdict);
}
