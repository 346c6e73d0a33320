import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hostileMail, hostileNumber, whyNotKept } from '@studio/tests/support/hostile-mails.ts';
import {
  letter,
  SALES,
  testInboundMail,
  type TestInboundMail,
} from '@studio/tests/support/inbound-mail.ts';
import { supervise } from '../service.ts';
import type { Report } from '../report.ts';
import { alarmIs, count, deliverAll, replyTo, until } from './mail-steps.ts';

const HOSTILE = 500;

export async function hostility(report: Report, room: TestInboundMail) {
  await room.addStaff('ravi@company.example');
  const target = await room.addEnquiry('target@y.example');
  const [before] = [await count(room, 'from thread_mails')];
  await using supervised = supervise('inbound-mail', room.env);
  await supervised.up();
  const letters = Array.from({ length: HOSTILE }, (_, at) => hostileMail(target, at));
  const refused = await deliverAll(room, letters);
  const began = performance.now();
  const honest = await room.addEnquiry();
  await room.server.deliver(SALES, replyTo(honest, 'honest'));
  await until(
    async () => (await room.thread(honest.id)).length === 1,
    'The honest mail is not here.',
  );
  // Dovecot may number mails that arrive together in any order, so the legitimate one need not be the last.
  const last = before + HOSTILE - refused.length + 1;
  await until(
    async () =>
      (await count(room, `from mail_folders where folder = 'inbox' and last_uid >= ${last}`)) === 1,
    'Not every mail was read.',
  );
  const thread = await room.thread(target.id);
  const obeyed = [
    await count(room, `from thread_mails where direction = 'out'`),
    await count(
      room,
      `from enquiry_events where kind in ('answered', 'closed', 'claimed', 'assigned')`,
    ),
    (await count(room, 'from thread_mails')) - before - thread.length - 1,
  ].reduce((sum, some) => sum + some, 0);
  const unsafe = thread.filter(
    ({ attachments, subject, body }) =>
      /[^\P{Cc}\n\t]/u.test(`${String(subject)}${String(body)}`) ||
      /[\p{Cc}\u202A-\u202E\u2066-\u2069/\\]/u.test(
        (attachments as { name: string }[]).map(({ name }) => name).join(''),
      ),
  ).length;
  report.record(
    'hostile mails: sent, refused by the server, kept',
    `${HOSTILE}, ${refused.length}, ${thread.length}`,
  );
  const kept = new Set(thread.map(hostileNumber));
  const missing = letters.map((_, at) => at).filter((at) => !kept.has(at) && !refused.includes(at));
  const reasons = new Set(missing.map((at) => whyNotKept(at) ?? 'no reason is known'));
  for (const reason of reasons) {
    const those = missing.filter((at) => (whyNotKept(at) ?? 'no reason is known') === reason);
    report.record(`not kept: ${those.length}`, reason);
  }
  report.record(
    'obeyed, with signs left in, crashes',
    `${obeyed}, ${unsafe}, ${supervised.ownEnds.length}`,
  );
  report.record(
    'an honest mail behind them waited',
    `${((performance.now() - began) / 1_000).toFixed(1)} s`,
  );
  report.must(obeyed === 0, 'A hostile mail was obeyed.');
  report.must(unsafe === 0, 'A hidden sign was kept.');
  report.must(supervised.ownEnds.length === 0, 'A hostile mail ended the process.');
  const dropped = missing.filter((at) => whyNotKept(at) === undefined);
  report.must(
    dropped.length === 0,
    `Mails were not kept without a reason, numbers ${dropped.slice(0, 10).join(', ')}.`,
  );
  report.must(refused.length === 0, 'The mail server refused hostile mails: they were not tried.');
}

export async function fullMailbox(report: Report) {
  await using room = await testInboundMail({}, { quota: '100k' });
  const enquiry = await room.addEnquiry();
  await using supervised = supervise('inbound-mail', room.env);
  await supervised.up();
  const filler = letter({ From: 'x@y.example', To: SALES }, 'x'.repeat(20_000));
  let taken = 0;
  while (
    taken < 20 &&
    (await room.server.deliver(SALES, filler).then(
      () => true,
      () => false,
    ))
  )
    taken += 1;
  const isRefused = await room.server.deliver(SALES, replyTo(enquiry, 'too-late')).then(
    () => false,
    () => true,
  );
  await until(alarmIs(room, 'room left', true), 'No alarm said that the mailbox is full.');
  const folder = path.join(room.server.homeOf('sales'), 'mail/new');
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  const read = path.join(room.server.homeOf('sales'), 'mail/cur');
  for (const name of readdirSync(read)) rmSync(path.join(read, name));
  rmSync(path.join(room.server.homeOf('sales'), 'mail/maildirsize'), { force: true });
  await until(
    () =>
      room.server.deliver(SALES, replyTo(enquiry, 'tried again')).then(
        () => true,
        () => false,
      ),
    'The server takes no mail although there is room.',
  );
  await until(async () => (await room.thread(enquiry.id)).length === 1, 'The mail is not here.');
  await until(alarmIs(room, 'room left', false), 'The alarm was not cleared.');
  report.record('a full mailbox', 'told; its sender kept the mail, which came when there was room');
  report.must(isRefused || taken > 0, 'The mailbox was never full.');
}
