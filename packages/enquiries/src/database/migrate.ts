import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { codeOf, type Db } from './db.ts';

const FOLDER = path.join(import.meta.dirname, '../../migrations');

// While a migration waits for a lock, every later query on the table waits too. So a migration gives up soon and
// tries again.
const LOCK_WITHIN = '1s';
const LOCK_TRIES = 120;
const LOCK_PAUSE_MS = 1_000;
const NO_LOCK = '55P03';
const NO_TABLE = '42P01';

async function readMigrations(folder = FOLDER): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file) => {
    const text = await readFile(path.join(folder, file), 'utf8');
    const up = async (db: Kysely<unknown>) => {
      await sql.raw(`set local lock_timeout = '${LOCK_WITHIN}'; ${text}`).execute(db);
    };
    return [path.basename(file, '.sql'), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Forward only. Returns the names of the migrations that were applied. */
export async function migrate(db: Db, folder = FOLDER): Promise<string[]> {
  const provider: MigrationProvider = { getMigrations: () => readMigrations(folder) };
  const migrator = new Migrator({ db, provider });
  for (let tries = 1; ; tries += 1) {
    const { error, results } = await migrator.migrateToLatest();
    if (error === undefined) return (results ?? []).map(({ migrationName }) => migrationName);
    if (codeOf(error) !== NO_LOCK || tries === LOCK_TRIES) {
      throw new Error('A migration failed.', { cause: error });
    }
    await sleep(LOCK_PAUSE_MS);
  }
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration
  `
    .execute(db)
    .catch((error: unknown) => {
      // On an empty database all migrations are missing; other errors are not about migrations.
      if (codeOf(error) !== NO_TABLE) throw error;
      return { rows: [] };
    });
  return rows.map(({ name }) => name);
}

/** Migrations that this version needs and the database does not have yet. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const applied = new Set(await appliedMigrations(db));
  return Object.keys(await readMigrations()).filter((name) => !applied.has(name));
}

/** Migrations of another version that this one does not know. */
export async function unknownMigrations(db: Db): Promise<string[]> {
  const known = await readMigrations();
  return (await appliedMigrations(db)).filter((name) => !(name in known));
}
