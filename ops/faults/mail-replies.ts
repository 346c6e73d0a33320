import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestInboundMail } from '@studio/tests/support/inbound-mail.ts';
import { freePort } from '@studio/tests/support/processes.ts';
import { filesIn, smtpServer, type ReceivedMail } from '@studio/tests/support/smtp.ts';
import { supervise, type Supervised } from '../service.ts';
import type { Report } from '../report.ts';
import { copyOf, count, fileOf, until } from './mail-steps.ts';
import { colleagues, deskSettings, messageIdOf, type Answer } from './reply-colleagues.ts';

export interface ReplyScale {
  readonly replies: number;
  /** The worker is killed after this many mails, the desk's service after this many replies. */
  readonly killEveryReplies: number;
}

/**
 * Kills the process each time this many more are done, until all are: by count, so that a slow machine has as many
 * kills.
 */
async function killByCount(
  victim: Supervised,
  done: () => number | Promise<number>,
  every: number,
  all: number,
): Promise<number> {
  let kills = 0;
  for (let next = every; next < all; next += every) {
    await until(async () => (await done()) >= next, `It does not get to ${next} of ${all}.`);
    await victim.kill();
    kills += 1;
    await victim.up();
  }
  return kills;
}

/** Whether a mail has exactly the file and the copy of this reply. */
function isWhole({ mail, envelopeTo }: ReceivedMail, { name, enquiry }: Answer): boolean {
  const [[fileName, content] = [], ...more] = filesIn(mail);
  return (
    more.length === 0 &&
    fileName === `${name}.txt` &&
    content?.equals(fileOf(name)) === true &&
    mail.cc?.map(({ address }) => address).join() === copyOf(name) &&
    [enquiry.email, copyOf(name)].every((one) => envelopeTo.includes(one))
  );
}

/** The Message-ID of each mail in the sent folder, as stored on Dovecot's disk. */
function idsInSent(room: TestInboundMail): string[] {
  const folder = path.join(room.server.homeOf('sales'), 'mail/.Sent');
  return ['cur', 'new'].flatMap((part) =>
    readdirSync(path.join(folder, part)).flatMap((name) => {
      const head = readFileSync(path.join(folder, part, name), 'utf8').split(/\r?\n\r?\n/u, 1)[0];
      return /^Message-ID:\s*(\S+)/imu.exec(head ?? '')?.[1] ?? [];
    }),
  );
}

/**
 * A reply with its file is stored before its author sees "sent", and is sent once. The desk's service is killed
 * between upload, storing and response, the worker while it sends and files copies. If the worker dies after the mail
 * server accepted a mail and before that is recorded, the same bytes are sent again with the same Message-ID.
 */
export async function replies(
  report: Report,
  room: TestInboundMail,
  { replies: wanted, killEveryReplies: every }: ReplyScale,
): Promise<void> {
  await using smtp = await smtpServer();
  const port = await freePort();
  await using desk = supervise('desk-api', deskSettings(room, port), { asItIs: true });
  const env = { ...room.env, INTAKE_SMTP_URL: smtp.url, INTAKE_SEND_RECEIPTS: 'false' };
  await using worker = supervise('worker', env);
  await using reader = supervise('inbound-mail', room.env);
  const parts = [desk, worker, reader];
  await Promise.all(parts.map((part) => part.up()));
  const answers: Answer[] = [];
  for (let at = 0; at < wanted; at += 1) {
    const name = `reply-${at}`;
    answers.push({
      id: randomUUID(),
      name,
      enquiry: await room.addEnquiry(`${name}@loom.example`),
    });
  }
  const ours = `thread_mails m join enquiries l on l.id = m.enquiry_id
    where l.email like 'reply-%@loom.example' and m.direction = 'out'`;
  const mails = () =>
    smtp.received.filter(({ mail }) => mail.messageId?.includes('.reply@') === true);
  const different = () => new Set(mails().map(({ mail }) => mail.messageId)).size;
  const staff = colleagues(room, port);
  const [deskKills, sendKills] = await Promise.all([
    killByCount(desk, staff.done, every, 2 * wanted),
    killByCount(worker, different, every, wanted),
    staff.answerAll(answers),
  ]);
  await until(
    async () =>
      (await count(room, `from deliveries where purpose = 'reply' and state = 'delivered'`)) >=
      wanted,
    'Not every reply was sent.',
  );
  // Copies are filed a minute after sending, and an attempt that a kill ended is repeated after five; here these
  // minutes are skipped.
  const copied = async () => {
    await room.rows.read(
      `update pgboss.job_common set start_after = now()
       where name = 'copy-to-sent' and start_after > now()`,
    );
    await room.rows.read(
      `update sent_copies c set next_attempt_at = now() - interval '2 minutes'
       where next_attempt_at > now() and not exists (
         select from pgboss.job_common j where j.name = 'copy-to-sent' and j.state < 'completed'
           and j.data ->> 'replyId' = c.mail_id::text)`,
    );
    return wanted - (await count(room, 'from sent_copies'));
  };
  const filed = async (): Promise<number> => {
    const kills = await killByCount(worker, copied, every, wanted);
    await until(async () => (await copied()) >= wanted, 'Not every copy was filed.');
    return kills;
  };
  const copyKills = await filed().catch(async (error: unknown) => {
    const left = await room.rows.read(
      `select c.problem, j.state::text, j.retry_count, count(*)::int
       from sent_copies c left join pgboss.job_common j
         on j.name = 'copy-to-sent' and j.data ->> 'replyId' = c.mail_id::text
       group by 1, 2, 3`,
    );
    report.record('copies that were not filed, and their jobs', JSON.stringify(left));
    throw error;
  });
  await until(
    async () =>
      (await count(room, `from mail_folders where folder = 'sent' and last_uid >= ${wanted}`)) >= 1,
    'The inbound mail process did not read every copy.',
  );

  const byId = Map.groupBy(mails(), ({ mail }) => mail.messageId);
  const lost = answers.filter((answer) => !byId.has(messageIdOf(answer)));
  const broken = answers.filter((answer) =>
    byId.get(messageIdOf(answer))?.some((mail) => !isWhole(mail, answer)),
  );
  const changed = [...byId.values()].filter((same) => new Set(same.map(({ raw }) => raw)).size > 1);
  const again = mails().length - byId.size;
  const stored = await count(room, `from ${ours}`);
  const events = await count(
    room,
    `from enquiry_events e join enquiries l on l.id = e.enquiry_id
     where l.email like 'reply-%@loom.example' and e.kind = 'answered'`,
  );
  const inSent = idsInSent(room).filter((id) => id.includes('.reply@'));
  const ownEnds = parts.flatMap((part) => part.ownEnds);
  report.record('kill -9 of the desk, of the worker', `${deskKills}, ${sendKills + copyKills}`);
  report.record('uploads and replies cut off, asked for again', staff.cutOff());
  report.record('replies acknowledged, stored, answers of them', `${wanted}, ${stored}, ${events}`);
  report.record('mails lost, not whole, sent again', `${lost.length}, ${broken.length}, ${again}`);
  report.record('copies in Sent, different', `${inSent.length}, ${new Set(inSent).size}`);
  report.must(lost.length === 0, 'A reply that was said to be sent never left.');
  report.must(stored === wanted && events === wanted, 'A reply is lost or is stored twice.');
  report.must(broken.length === 0, 'A reply left without its file or its copy.');
  report.must(changed.length === 0, 'A reply that went again was another mail.');
  report.must(again <= sendKills, 'More than one mail went again for each kill of the worker.');
  report.must(
    inSent.length === wanted && new Set(inSent).size === wanted,
    'A copy is missing from Sent, or is there twice.',
  );
  report.must(ownEnds.length === 0, `A process ended by itself: ${ownEnds[0] ?? ''}`);
  // 400 means "did not arrive completely", and 5xx a restart.
  const odd = [...staff.refused.keys()].filter((said) => !/^(?:400|5\d\d) /u.test(said));
  report.must(odd.length === 0, `The desk refused what was right: ${odd.join('; ')}`);
}
