import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import type { Db } from './db.ts';

const FOLDER = path.join(import.meta.dirname, '../../migrations');

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file) => {
    const text = await readFile(path.join(FOLDER, file), 'utf8');
    const up = async (db: Kysely<unknown>) => {
      await sql.raw(text).execute(db);
    };
    return [path.basename(file, '.sql'), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const provider: MigrationProvider = { getMigrations: readMigrations };

/** Forward only. `upTo` names the last one to apply; all of them where it is left out. */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider });
  const { error, results } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error !== undefined) throw new Error('A migration failed.', { cause: error });
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** What this version of the service needs and the database does not have yet. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration
  `
    .execute(db)
    .catch(() => ({ rows: [] }));
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(await readMigrations()).filter((name) => !applied.has(name));
}
