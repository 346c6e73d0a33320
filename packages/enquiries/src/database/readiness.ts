import {
  codeOf,
  durabilityProblems,
  openDatabase,
  type Database,
  type DatabaseSettings,
  type Db,
} from './db.ts';
import type { Log } from '@studio/platform/log.ts';
import { missingMigrations } from './migrate.ts';
import { StartupError } from '@studio/platform/process.ts';
import { standbyProblems } from '@studio/platform/standby.ts';

const LOGIN =
  'PostgreSQL refuses our login. Look at the role and the password in the database URL.';

const refusals: Readonly<Record<string, string>> = {
  '28000': LOGIN,
  '28P01': LOGIN,
  '42501': "Our role of PostgreSQL lacks its rights. Run, with the owner's URL: intake migrate.",
};

export async function readinessProblems(db: Db): Promise<string[]> {
  try {
    const missing = await missingMigrations(db);
    const behind = missing.map((name) => `Migration ${name} is missing. Run: intake migrate.`);
    return [...(await durabilityProblems(db)), ...behind];
  } catch (error) {
    return [refusals[String(codeOf(error))] ?? 'PostgreSQL does not answer.'];
  }
}

export async function startProblems(
  { db, pool }: Database,
  standbyConfirms: boolean,
): Promise<string[]> {
  const problems = await readinessProblems(db);
  // If the database is not ready, further checks are useless.
  return problems.length === 0 && standbyConfirms ? standbyProblems(pool) : problems;
}

interface ReadySettings extends Omit<DatabaseSettings, 'onIdleError'> {
  /** Whether a standby must have every acknowledged enquiry. */
  readonly standbyConfirms?: boolean;
}

/** Opens the database, or refuses to start with the problems as sentences. */
export async function openReadyDatabase(
  { standbyConfirms = false, ...settings }: ReadySettings,
  log: Log,
): Promise<Database> {
  const database = openDatabase({
    ...settings,
    onIdleError: (err) => {
      log.warn({ err }, 'an idle database connection broke');
    },
  });
  const problems = await startProblems(database, standbyConfirms);
  if (problems.length > 0) {
    await database.close();
    throw new StartupError(problems);
  }
  return database;
}
