import type { HeldRow, Page } from '@studio/contract/desk/answers';
import { reasonWords } from '@studio/intake/leads/suspicion.ts';
import type { Db } from '@studio/intake/platform/db.ts';
import { sql } from 'kysely';
import { microseconds, momentOf, writeCursor, type Cursor } from './cursor.ts';
import { PAGE } from './queue.store.ts';

interface Held extends Omit<HeldRow, 'receivedAt' | 'reason'> {
  readonly received_at: Date;
  readonly received: string;
  readonly quarantine_reason: string | null;
}

/** Those held back, the latest first. */
export async function readHeld(db: Db, cursor: Cursor | undefined): Promise<Page<HeldRow>> {
  const place = cursor
    ? sql`(received_at, id) < (${momentOf(cursor[0])}, ${cursor.at(-1)}::uuid)`
    : sql`true`;
  const { rows } = await sql<Held>`
    select id, reference, name, companyname, subject, left(projectdetails, 160) as opening,
      received_at, ${microseconds('received_at')} as received, quarantine_reason
    from leads where state = 'quarantined' and ${place}
    order by received_at desc, id desc limit ${PAGE + 1}
  `.execute(db);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ received_at, received: _, quarantine_reason, ...row }) => ({
      ...row,
      receivedAt: received_at.toISOString(),
      reason: reasonWords(quarantine_reason),
    })),
    next: rows.length > PAGE && last ? writeCursor([last.received, last.id]) : null,
  };
}

export async function referenceOfHeld(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('leads')
    .select('reference')
    .where('id', '=', id)
    .where('state', '=', 'quarantined')
    .executeTakeFirst();
  return row?.reference;
}
