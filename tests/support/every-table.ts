import type pg from 'pg';

/** Tables of every schema that is ours, pg-boss's queue included. */
const TABLES = `
  select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;

/** Every row, of whatever table, that has one of these words in any column and any case: `table: row`. */
export async function rowsNaming(pool: pg.Pool, words: readonly string[]): Promise<string[]> {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/gu, '\\$&')}%`);
  const { rows: tables } = await pool.query<{ name: string }>(TABLES);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} as t where to_jsonb(t)::text ilike any ($1)`,
      [patterns],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}
