import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** Empty if they have none. */
export async function readSignature(db: Db, staffId: string): Promise<string> {
  const row = await db
    .selectFrom('staff')
    .select('signature')
    .where('id', '=', staffId)
    .executeTakeFirst();
  return row?.signature ?? '';
}

/** The session decides whose signature it is, so no one can change another person's. */
export async function saveSignature(db: Db, sessionId: string, text: string): Promise<void> {
  await sql`select set_signature(${sessionId}, ${text})`.execute(db);
}
