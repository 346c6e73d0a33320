import { sql } from 'kysely';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';
import { ODD_PAGE } from './read-line.ts';
import { add, tables, type Row, type TableName, type Tally } from './tally.ts';

/** Names in these tables come from outside. This many are stored per day; the rest is grouped. */
const NAMES_A_DAY = 500;
export const OTHER = 'other';
const rest: Partial<Record<TableName, readonly string[]>> = {
  visit_hosts: [OTHER],
  visit_missing: [ODD_PAGE, OTHER],
  visit_words: [OTHER],
};

const nameOf = ({ names }: Pick<Row, 'names'>): string => names.join(' ');

async function withinBounds(trx: Trx, table: TableName, rows: readonly Row[]): Promise<Row[]> {
  const others = rest[table];
  if (others === undefined || rows.length === 0) return [...rows];
  const columns = sql.join(
    tables[table].names.map((name) => sql.ref(name)),
    sql`, `,
  );
  const days = [...new Set(rows.map(({ day }) => day))];
  const { rows: stored } = await sql<{ day: string; names: string[] }>`
    select day::text as day, array[${columns}] as names from ${sql.table(table)}
    where day = any(${days}::date[])
  `.execute(trx);
  const known = new Map(days.map((day) => [day, new Set<string>()]));
  for (const row of stored) known.get(row.day)?.add(nameOf(row));
  const kept = new Map<string, Row>();
  for (const row of rows) {
    const names = known.get(row.day);
    const isKept = names === undefined || names.has(nameOf(row)) || names.size < NAMES_A_DAY;
    if (isKept) names?.add(nameOf(row));
    add(kept, isKept ? row : { ...row, names: others });
  }
  return [...kept.values()];
}

async function write(trx: Trx, table: TableName, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { names, counts } = tables[table];
  const columns = ['day', ...names, ...counts].map((name) => sql.ref(name));
  const values = [
    sql`${rows.map(({ day }) => day)}::date[]`,
    ...names.map((_, place) => sql`${rows.map((row) => row.names[place])}::text[]`),
    ...counts.map((count) => sql`${rows.map((row) => row[count])}::int[]`),
  ];
  const sums = counts.map(
    (count) =>
      sql`${sql.ref(count)} = ${sql.ref(`${table}.${count}`)} + ${sql.ref(`excluded.${count}`)}`,
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)}) select * from unnest(${sql.join(values)})
    on conflict (${sql.join(['day', ...names].map((name) => sql.ref(name)))})
    do update set ${sql.join(sums)}
  `.execute(trx);
}

/** The position up to which a file was counted. */
export async function placeIn(db: Db, file: string): Promise<number> {
  const { rows } = await sql<{ place: string }>`
    select place from visit_files where file = ${file}
  `.execute(db);
  return Number(rows[0]?.place ?? 0);
}

/**
 * Adds the counts of a part of a file and stores its end position. False if another process has counted that part:
 * two run for some seconds during a release.
 */
export const keepTally = (
  db: Db,
  { file, from, to }: { readonly file: string; readonly from: number; readonly to: number },
  tally: Tally,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await sql`
      insert into visit_files (file, place) values (${file}, 0) on conflict do nothing
    `.execute(trx);
    const { numAffectedRows } = await sql`
      update visit_files set place = ${to}, read_at = now() where file = ${file} and place = ${from}
    `.execute(trx);
    if (numAffectedRows !== 1n) return false;
    for (const [table, rows] of Object.entries(tally) as [TableName, Map<string, Row>][])
      await write(trx, table, await withinBounds(trx, table, [...rows.values()]));
    return true;
  });

export async function readKnownPages(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ page: string }>`select distinct page from visit_pages`.execute(db);
  return new Set(rows.map(({ page }) => page));
}
