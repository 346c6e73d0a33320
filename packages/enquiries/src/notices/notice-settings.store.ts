import { noNotices, noticesSchema, type Notices } from '@studio/contract/desk/notices';
import type { Db } from '#database/db.ts';

/** The user's choices; a field that an earlier version did not have gets its default. */
export const noticesOf = (wants: unknown): Notices => {
  const given = { ...noNotices, ...(wants as Partial<Notices> | null) };
  return noticesSchema.safeParse(given).data ?? noNotices;
};

export async function readNotices(db: Db, staffId: string): Promise<Notices> {
  const row = await db
    .selectFrom('notice_settings')
    .select('wants')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return noticesOf(row?.wants ?? null);
}

export async function saveNotices(db: Db, staffId: string, notices: Notices): Promise<void> {
  const wants = JSON.stringify(notices);
  await db
    .insertInto('notice_settings')
    .values({ staff_id: staffId, wants })
    .onConflict((oc) => oc.column('staff_id').doUpdateSet({ wants }))
    .execute();
}
