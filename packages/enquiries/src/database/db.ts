import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** An open transaction: everything written through it is committed or rolled back together. */
export type Trx = Transaction<Tables>;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  readonly url: string;
  readonly connections: number;
  /** A statement that hangs must not use up the ten seconds a visitor waits at most. */
  readonly statementTimeoutMs: number;
  /** How long a caller waits for a connection while all are in use; three seconds by default. */
  readonly waitMs?: number;
  readonly onIdleError: (error: Error) => void;
}

export function openDatabase(settings: DatabaseSettings): Database {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.connections,
    application_name: 'intake',
    connectionTimeoutMillis: settings.waitMs ?? 3_000,
    statement_timeout: settings.statementTimeoutMs,
  });
  // A server that goes away breaks connections, and a connection without an error listener would end the process. The
  // pool listens while a connection is idle; while it is in use, its statement fails.
  pool.on('error', settings.onIdleError);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** PostgreSQL's error code, such as 42501. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const DURABILITY_SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** The settings that would let PostgreSQL acknowledge an enquiry and lose it afterwards. */
export async function durabilityProblems(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name = any(${[...DURABILITY_SETTINGS]})
  `.execute(db);
  return rows
    .filter(({ setting }) => setting === 'off')
    .map(
      ({ name }) =>
        `PostgreSQL runs with ${name} = off, so an acknowledged enquiry could be lost. Set ${name} = on.`,
    );
}
