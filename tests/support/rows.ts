import { createHash, randomUUID } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { newReference } from '@studio/enquiries/submission/fingerprint.ts';
import { openDatabase, type Database, type Trx } from '@studio/enquiries/database/db.ts';
import type { JobKind, Queue } from '@studio/enquiries/database/queue.ts';
import { readyDatabase } from './database.ts';

/** The setting that names a prepared database for several test files: mutation testing runs each file often. */
export const sharedRows = 'INTAKE_SHARED_ROWS';

export interface AddedJob {
  readonly name: string;
  readonly payload: Record<string, string>;
  readonly afterSeconds: number;
}

/** One row for a test to start with; missing columns get the values of a new row. */
type Row = Readonly<Record<string, unknown>>;

export interface Rows extends AsyncDisposable {
  readonly database: Database;
  readonly url: string;
  /** Accepts jobs and runs none. */
  readonly queue: Queue;
  readonly jobs: AddedJob[];
  empty(): Promise<void>;
  addEnquiry(row?: Row): Promise<string>;
  addSubscription(row?: Row): Promise<string>;
  addDelivery(row: Row): Promise<string>;
  /** Times are SQL, such as `now() - interval '1 hour'`. */
  set(table: string, id: string, changes: Readonly<Record<string, string>>): Promise<void>;
  read<Found extends Row>(statement: string, ...values: unknown[]): Promise<Found[]>;
}

function openShared(url: string): Database & AsyncDisposable & { readonly url: string } {
  const onIdleError = () => undefined;
  const open = openDatabase({
    url,
    connections: 10,
    statementTimeoutMs: 60_000,
    waitMs: 60_000,
    onIdleError,
  });
  return { ...open, url, [Symbol.asyncDispose]: () => open.close() };
}

/** A database that a test fills row by row, without a worker that changes anything. */
export async function rows(): Promise<Rows> {
  const shared = process.env[sharedRows];
  const database = shared === undefined ? await readyDatabase() : openShared(shared);
  const jobs: AddedJob[] = [];
  const queue = {
    add<Payload extends Record<string, string>>(
      _trx: Trx,
      { name }: JobKind<Payload>,
      payloads: readonly Payload[],
      afterSeconds = 0,
    ): Promise<void> {
      jobs.push(...payloads.map((payload) => ({ name, payload, afterSeconds })));
      return Promise.resolve();
    },
  } as unknown as Queue;

  async function insert(table: string, row: Row): Promise<string> {
    const names = Object.keys(row);
    const places = names.map((_, index) => `$${index + 1}`);
    const { rows: written } = await database.pool.query<{ id: string }>(
      `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning id`,
      Object.values(row),
    );
    return written[0]?.id ?? '';
  }

  return {
    database,
    url: database.url,
    queue,
    jobs,
    async empty() {
      jobs.length = 0;
      // Deliveries and attempts are deleted by cascade. `truncate` would wait for the disk.
      const tables = [
        'enquiries',
        'staff',
        'subscriptions',
        'alarms',
        'heartbeats',
        'purges',
        'pgboss.job',
      ];
      await database.pool.query(tables.map((table) => `delete from ${table};`).join(' '));
    },
    addEnquiry: (row = {}) =>
      insert('enquiries', {
        ...validEnquiry,
        id: randomUUID(),
        reference: newReference(),
        content_hash: createHash('sha256').update(randomUUID()).digest(),
        state: 'planned',
        is_probe: false,
        purge_after: new Date(Date.now() + 86_400_000),
        ...row,
      }),
    addSubscription: (row = {}) =>
      insert('subscriptions', {
        id: randomUUID(),
        name: 'Asha',
        email: `${randomUUID()}@menon.example`,
        state: 'pending',
        ...row,
      }),
    addDelivery: (row) => insert('deliveries', { purpose: 'sales', channel: 'smtp', ...row }),
    async set(table, id, changes) {
      const all = Object.entries(changes).map(([name, value]) => `${name} = ${value}`);
      await database.pool.query(`update ${table} set ${all.join(', ')} where id = $1`, [id]);
    },
    async read<Found extends Row>(statement: string, ...values: unknown[]) {
      return (await database.pool.query<Found>(statement, values)).rows;
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
