import type { ReasonLists } from '@studio/contract/desk/close-reasons';
import { decided, type Decided } from '@studio/contract/desk/outcome';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** The reasons to choose from when closing, in their order. */
export async function readReasons(db: Db): Promise<ReasonLists> {
  const rows = await db
    .selectFrom('close_reasons')
    .select(['outcome', 'words'])
    .orderBy('place')
    .execute();
  const of = (outcome: Decided): string[] =>
    rows.filter((row) => row.outcome === outcome).map(({ words }) => words);
  return { won: of('won'), lost: of('lost') };
}

const isSame = (one: ReasonLists, other: ReasonLists): boolean =>
  decided.every((outcome) => one[outcome].join('\n') === other[outcome].join('\n'));

/** Returns false and changes nothing if the stored lists differ from those on the screen. */
export async function changeReasons(
  db: Db,
  before: ReasonLists,
  lists: ReasonLists,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('close_reasons'))`.execute(trx);
    if (!isSame(before, await readReasons(trx))) return false;
    await trx.deleteFrom('close_reasons').execute();
    const rows = decided.flatMap((outcome) =>
      lists[outcome].map((words, place) => ({ outcome, words, place })),
    );
    if (rows.length > 0) await trx.insertInto('close_reasons').values(rows).execute();
    return true;
  });
}
