import { durabilityProblems, openDatabase, type Database, type Db } from './db.ts';
import type { Log } from './log.ts';
import { missingMigrations } from './migrate.ts';
import { StartError } from './process.ts';

export async function readinessProblems(db: Db): Promise<string[]> {
  try {
    const missing = await missingMigrations(db);
    const behind = missing.map((name) => `Migration ${name} is missing. Run: intake migrate.`);
    return [...(await durabilityProblems(db)), ...behind];
  } catch {
    return ['PostgreSQL does not answer.'];
  }
}

/** Opens the database, or refuses to start with sentences. */
export async function openReadyDatabase(
  url: string,
  connections: number,
  statementTimeoutMs: number,
  log: Log,
): Promise<Database> {
  const database = openDatabase({
    url,
    connections,
    statementTimeoutMs,
    onIdleError: (err) => {
      log.warn({ err }, 'an idle database connection broke');
    },
  });
  const problems = await readinessProblems(database.db);
  if (problems.length > 0) {
    await database.close();
    throw new StartError(problems);
  }
  return database;
}
