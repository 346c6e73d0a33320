import type { Page } from '@studio/contract/desk/responses';
import type { HeldRow } from '@studio/contract/desk/held';
import { countryOf } from '#submission/phones.ts';
import { isHeld } from '#database/queue-rules.ts';
import { personHash } from '#submission/same-person.ts';
import type { Db } from '#database/db.ts';
import { sql } from 'kysely';
import { microseconds, momentOf, writeCursor, type Cursor } from '#work/cursor.ts';
import { evidenceOf, reasonSentence, type HeldEnquiry } from './evidence.ts';
import { PAGE_SIZE } from '#work/queue.store.ts';

interface Held extends Omit<HeldEnquiry, 'country' | 'isKnown'> {
  readonly reference: string;
  readonly companyname: string;
  readonly email: string;
  readonly subject: string;
  readonly receivedAt: Date;
  readonly received: string;
}

/** The hashes of those addresses to which we have answered before. */
async function answeredBefore(db: Db, held: readonly Held[]): Promise<ReadonlySet<string>> {
  const persons = held.map((one) => personHash(one));
  const { rows } = await sql<{ person: Buffer }>`
    select distinct person_hash as person from enquiry_work
    where person_hash = any(${persons}) and first_answered_at is not null
  `.execute(db);
  return new Set(rows.map(({ person }) => person.toString('hex')));
}

/** The latest come first. */
export async function readHeld(db: Db, cursor: Cursor | undefined): Promise<Page<HeldRow>> {
  const place = cursor
    ? sql`(received_at, id) < (${momentOf(cursor[0])}, ${cursor.at(-1)}::uuid)`
    : sql`true`;
  const { rows } = await sql<Held>`
    select id, reference, name, companyname, email, phonenumber, subject,
      projectdetails as details, sheet is not null as "hasSheet", held_reason as reason,
      received_at as "receivedAt", ${microseconds('received_at')} as received
    from enquiries where ${isHeld} and ${place}
    order by received_at desc, id desc limit ${PAGE_SIZE + 1}
  `.execute(db);
  const shown = rows.slice(0, PAGE_SIZE);
  const known = await answeredBefore(db, shown);
  const heldEnquiries = shown.map((row) => ({
    ...row,
    country: countryOf(row.phonenumber),
    isKnown: known.has(personHash(row).toString('hex')),
  }));
  const last = shown.at(-1);
  return {
    rows: heldEnquiries.map((row) => ({
      id: row.id,
      reference: row.reference,
      receivedAt: row.receivedAt.toISOString(),
      reason: reasonSentence(row.reason),
      name: row.name,
      companyname: row.companyname,
      email: row.email,
      country: row.country,
      subject: row.subject,
      details: row.details,
      ...evidenceOf(row, heldEnquiries),
    })),
    next: rows.length > PAGE_SIZE && last ? writeCursor([last.received, last.id]) : null,
  };
}

export async function referenceOfHeld(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('id', '=', id)
    .where(isHeld)
    .executeTakeFirst();
  return row?.reference;
}
