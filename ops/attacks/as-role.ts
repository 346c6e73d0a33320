import { openDatabase } from '@studio/enquiries/database/db.ts';
import type { asRole } from '@studio/tests/support/settings.ts';
import type { Product } from './product.ts';

export type Role = Parameters<typeof asRole>[1];

export interface StatementResult {
  readonly statement: string;
  /** The rows; undefined if PostgreSQL refused. */
  readonly rows: string | undefined;
  readonly code: string | undefined;
}

/** Runs statements one by one with the rights of a process, and rolls each back. */
export async function runAs(
  { database }: Pick<Product, 'database'>,
  role: Role | undefined,
  statements: readonly string[],
): Promise<StatementResult[]> {
  const url = new URL(database.url);
  if (role !== undefined) {
    // In production each role has a password; for this test only the role's own rights matter.
    await database.pool.query(`alter role ${role} login`);
    url.username = role;
  }
  const own = openDatabase({
    url: url.href,
    connections: 1,
    statementTimeoutMs: 10_000,
    onIdleError: () => undefined,
  });
  const client = await own.pool.connect();
  const ran: StatementResult[] = [];
  for (const statement of statements) {
    await client.query('begin');
    try {
      // Several statements return a list of results, of which the last one counts.
      const answer: unknown = await client.query(statement);
      const { rows } = [answer].flat().at(-1) as { rows: unknown[] };
      ran.push({ statement, rows: JSON.stringify(rows), code: undefined });
    } catch (error) {
      ran.push({ statement, rows: undefined, code: (error as { code?: string }).code });
    }
    await client.query('rollback');
  }
  client.release();
  await own.close();
  return ran;
}
