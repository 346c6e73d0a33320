import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Addressing } from '@studio/contract/desk/addressing.schema';
import { addressReply, knownAddresses } from '@studio/enquiries/replies/recipients.store.ts';
import {
  attachFiles,
  beginFile,
  finishFile,
  savePiece,
} from '@studio/enquiries/replies/draft-file.store.ts';
import { addReply, type NewReply } from '@studio/enquiries/replies/reply.store.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { PIECE_BYTES } from '@studio/platform/files/pieces.ts';
import type { Database } from '@studio/enquiries/database/db.ts';

export async function addColleague(database: Database, name: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into staff (issuer, subject, name, email, roles)
     values ('test', $1, $2, 'staff@company.example', '{sales}') returning id`,
    [randomUUID(), name],
  );
  return rows[0]?.id ?? '';
}

/** Adds a session of a person who has signed in to the desk. */
export async function sessionOf(database: Database, staffId: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into staff_sessions (staff_id, id_hash, ends_at, user_agent)
     values ($1, $2, now() + interval '1 hour', 'a test') returning id`,
    [staffId, randomBytes(32)],
  );
  return rows[0]?.id ?? '';
}

/** Adds a file to a draft as the desk does, and returns its id. */
export async function addDraftFile(
  database: Database,
  {
    enquiryId,
    staffId,
    content,
    name = 'drawing.pdf',
  }: {
    readonly enquiryId: string;
    readonly staffId: string;
    readonly content: Buffer;
    readonly name?: string;
  },
): Promise<string> {
  const { db } = database;
  const sessionId = await sessionOf(database, staffId);
  const file = { id: randomUUID(), enquiryId, sessionId, name, bytes: content.length };
  const announced = await beginFile(db, file);
  if (announced !== 'new') throw new Error(`The file was not taken: ${announced}.`);
  for (let n = 0; n * PIECE_BYTES < content.length; n += 1)
    await savePiece(db, file, n, content.subarray(n * PIECE_BYTES, (n + 1) * PIECE_BYTES));
  await finishFile(db, file, 'clean', createHash('sha256').update(content).digest());
  return file.id;
}

/** Stores a reply as the desk does. */
export async function storeReply(
  database: Database,
  queue: Queue,
  {
    staffId,
    addressing,
    files = [],
    again = [],
    ...change
  }: Partial<NewReply> &
    Pick<NewReply, 'enquiryId'> & {
      readonly staffId: string;
      readonly addressing?: Addressing;
      readonly files?: readonly string[];
      readonly again?: readonly string[];
    },
): Promise<string> {
  const id = change.id ?? randomUUID();
  const reply = {
    id,
    sessionId: await sessionOf(database, staffId),
    messageId: `${id}.reply@desk.company.example`,
    inReplyTo: null,
    subject: 'Re: A warehouse app',
    text: 'Yes, we can.\n\nAsha',
    ...change,
  };
  await database.db.transaction().execute(async (trx) => {
    await addReply(trx, queue, reply);
    if (addressing) {
      await addressReply(trx, reply, addressing, await knownAddresses(trx, reply.enquiryId));
    }
    const refused = await attachFiles(trx, { ...reply, files, again });
    if (refused !== undefined) throw new Error(refused);
  });
  return id;
}

/** Makes replies old enough to be sent: the time to take them back has passed. */
export async function letTimePass(database: Database): Promise<void> {
  await database.pool.query(`update replies set send_after = now()`);
  await database.pool.query(
    `update pgboss.job_common set start_after = now() where name = 'plan-reply'`,
  );
}
