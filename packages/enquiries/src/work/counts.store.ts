import { COUNT_UP_TO, type Counts } from '@studio/contract/desk/responses';
import type { QueueName } from '@studio/contract/desk/queues';
import { inOtherMail, inQueue, isHeld } from '#database/queue-rules.ts';
import type { Db } from '#database/db.ts';
import { sql, type RawBuilder } from 'kysely';

/** Stops counting at the limit: "1,000+" is as useful as the exact number, and costs a thousandth. */
const upTo = (from: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (select from ${from} limit ${COUNT_UP_TO + 1}) as counted)`;

export async function readCounts(db: Db, me: string): Promise<Counts> {
  const of = (queue: QueueName) => upTo(sql`enquiry_work where ${inQueue(queue, me)}`);
  const { rows } = await sql<Counts>`
    select ${of('to-answer')} as "toAnswer", ${of('late')} as late, ${of('mine')} as mine,
      ${upTo(sql`enquiry_work where ${inQueue('mine', me)} and unread_since is not null`)} as unread,
      ${of('waiting')} as waiting, ${of('put-off')} as "putOff",
      ${upTo(sql`enquiries where ${isHeld}`)} as held,
      ${upTo(sql`other_mails where ${inOtherMail('open')}`)} as "otherMail"
  `.execute(db);
  const none = { toAnswer: 0, late: 0, mine: 0, unread: 0, waiting: 0, putOff: 0 };
  return rows[0] ?? { ...none, held: 0, otherMail: 0 };
}
