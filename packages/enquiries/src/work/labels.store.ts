import { LABELS_AT_MOST, type LabelView } from '@studio/contract/desk/labels';
import { sql } from 'kysely';
import type { Db, Trx } from '#database/db.ts';

export async function readLabels(db: Db): Promise<LabelView[]> {
  const { rows } = await sql<LabelView>`
    select id, name, retired_at is not null as "isRetired" from labels order by lower(name)
  `.execute(db);
  return rows;
}

/** Serialized, so that two changes do not exceed the limit together. */
const changing = <Result>(db: Db, change: (trx: Trx) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('labels'))`.execute(trx);
    return change(trx);
  });

const named = (db: Db, name: string) =>
  db
    .selectFrom('labels')
    .select(['id', 'retired_at'])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();

async function isFull(db: Db): Promise<boolean> {
  const labels = await readLabels(db);
  return labels.filter(({ isRetired }) => !isRetired).length >= LABELS_AT_MOST;
}

/** A retired label of this name comes back. Returns its id; undefined if there are too many labels. */
export const addLabel = (db: Db, name: string): Promise<string | undefined> =>
  changing(db, async (trx) => {
    const known = await named(trx, name);
    if (known?.retired_at === null) return known.id;
    if (await isFull(trx)) return undefined;
    const { rows } = await sql<{ id: string }>`
      insert into labels (name) values (${name})
      on conflict (lower(name)) do update set name = excluded.name, retired_at = null returning id
    `.execute(trx);
    return rows[0]?.id;
  });

/** taken: another label has this name. conflict: its name differs from the one on the screen. */
export const renameLabel = (
  db: Db,
  id: string,
  { name, before }: { readonly name: string; readonly before: string },
): Promise<'renamed' | 'taken' | 'conflict'> =>
  changing(db, async (trx) => {
    const known = await named(trx, name);
    if (known && known.id !== id) return 'taken';
    const { numUpdatedRows } = await trx
      .updateTable('labels')
      .set({ name })
      .where('id', '=', id)
      .where('name', '=', before)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? 'renamed' : 'conflict';
  });

/** It stays on enquiries that have it. */
export async function retireLabel(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('labels')
    .set({ retired_at: sql<Date>`coalesce(retired_at, now())` })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Labelling {
  readonly enquiryId: string;
  readonly sessionId: string;
  readonly label: string;
  readonly isOn: boolean;
}

/** Returns the enquiry's labels after the change, or what does not exist. */
export const putLabel = (
  db: Db,
  { enquiryId, sessionId, label, isOn }: Labelling,
): Promise<readonly string[] | 'no-enquiry' | 'no-label'> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ outcome: 'done' | 'no-enquiry' | 'no-label' }>`
      select set_label(${sessionId}, ${enquiryId}, ${label}, ${isOn}) as outcome
    `.execute(trx);
    const outcome = rows[0]?.outcome ?? 'no-enquiry';
    if (outcome !== 'done') return outcome;
    const labels = await trx
      .selectFrom('enquiry_labels')
      .select('label_id')
      .where('enquiry_id', '=', enquiryId)
      .orderBy('label_id')
      .execute();
    return labels.map(({ label_id }) => label_id);
  });
