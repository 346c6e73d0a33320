import { fromKysely, PgBoss, type Queue as QueueSettings } from 'pg-boss';
import type * as z from 'zod/mini';
import type { Database, Trx } from './db.ts';
import type { Log } from '@studio/platform/log.ts';

/** A kind of job. The payload holds only ids, so that the queue contains no personal data. */
export interface JobKind<Payload> {
  readonly name: string;
  readonly settings: Omit<QueueSettings, 'name'>;
  /** Validated when a worker takes the job: it may come from another version, or from a person in psql. */
  readonly payload: z.ZodMiniType<Payload>;
}

export interface Queue {
  /** Adds jobs inside the caller's transaction: no row without its job, no job without its row. */
  add<Payload extends Record<string, string>>(
    trx: Trx,
    kind: JobKind<Payload>,
    payloads: readonly Payload[],
    afterSeconds?: number,
  ): Promise<void>;
  readonly boss: PgBoss;
  stop(): Promise<void>;
}

/** The settings that all queues share. A worker that dies is noticed when its heartbeat stops. */
export const crashSettings = {
  heartbeatSeconds: 10,
  deleteAfterSeconds: 3_600,
  expireInSeconds: 900,
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
} as const;

const SUPERVISE_SECONDS = 5;
const DELETE_DONE_SECONDS = 300;
const STOP_WITHIN_MS = 8_000;

export type QueueRole = 'producer' | 'worker' | 'installer';

export async function openQueue(database: Database, role: QueueRole, log: Log): Promise<Queue> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => database.pool.query<Record<string, unknown>>(text, values),
    },
    migrate: role === 'installer',
    createSchema: role === 'installer',
    supervise: role === 'worker',
    schedule: role === 'worker',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: DELETE_DONE_SECONDS,
  });
  boss.on('error', (error) => {
    log.error({ err: error }, 'the queue met an error');
  });
  await boss.start();
  return {
    boss,
    async add(trx, kind, payloads, afterSeconds = 0) {
      if (payloads.length === 0) return;
      const jobs = payloads.map((data) => ({ data, startAfter: afterSeconds }));
      await boss.insert(kind.name, jobs, { db: fromKysely(trx) });
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS, close: false }),
  };
}
