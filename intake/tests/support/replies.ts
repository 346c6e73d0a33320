import { randomUUID } from 'node:crypto';
import { addReply, type NewReply } from '#leads/reply.store.ts';
import type { Queue } from '#platform/queue.ts';
import type { TestDatabase } from './database.ts';

export async function addColleague(database: TestDatabase, name: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into staff (issuer, subject, name, email, roles)
     values ('test', $1, $2, 'staff@company.example', '{sales}') returning id`,
    [randomUUID(), name],
  );
  return rows[0]?.id ?? '';
}

/** A reply as the desk stores it. */
export async function storeReply(
  database: TestDatabase,
  queue: Queue,
  change: Partial<NewReply> & Pick<NewReply, 'leadId' | 'staffId'>,
): Promise<string> {
  const id = change.id ?? randomUUID();
  const reply = {
    id,
    messageId: `${id}.reply@desk.company.example`,
    inReplyTo: null,
    subject: 'Re: A warehouse app',
    text: 'Yes, we can.\n\nAsha',
    ...change,
  };
  await database.db.transaction().execute((trx) => addReply(trx, queue, reply));
  return id;
}

/** Twenty seconds pass, in which nobody takes anything back. */
export async function letTimePass(database: TestDatabase): Promise<void> {
  await database.pool.query(`update desk_replies set send_after = now()`);
  await database.pool.query(
    `update pgboss.job_common set start_after = now() where name = 'deliver-reply'`,
  );
}
