import { sql } from 'kysely';
import { confirmSubscription } from './confirm-subscription.job.ts';
import { copyToSent } from './copy-to-sent.job.ts';
import { planDeliveries } from './plan-deliveries.job.ts';
import { channelNames } from '#database/tables.ts';
import { planMessage } from './plan-message.job.ts';
import { planReply } from './plan-reply.job.ts';
import { deliverThrough } from './deliver.job.ts';
import { digest } from './digest.job.ts';
import { probe } from './probe.job.ts';
import { purge } from './purge.job.ts';
import { fallbackChannel } from './fallback-channel.job.ts';
import { notifyErasure } from './notify-erasure.job.ts';
import type { Database } from '#database/db.ts';
import type { Log } from '@studio/platform/log.ts';
import { migrate } from '#database/migrate.ts';
import { openQueue } from '#database/queue.ts';
import { grantRoles } from '#database/roles.ts';

const kinds = [
  planDeliveries,
  ...channelNames.map(deliverThrough),
  fallbackChannel,
  confirmSubscription,
  planMessage,
  planReply,
  copyToSent,
  notifyErasure,
  purge,
  digest,
  probe,
];

const LOCK = 7_140_301;

async function installOnce(database: Database, log: Log): Promise<string[]> {
  const applied = await migrate(database.db);
  const queue = await openQueue(database, 'installer', log);
  for (const { name, settings } of kinds) {
    await queue.boss.createQueue(name, settings);
    await queue.boss.updateQueue(name, settings);
  }
  await queue.stop();
  // Last, because the queue's tables need grants as well.
  return [...applied, ...(await grantRoles(database.db))];
}

/**
 * Migrates tables and queues and grants rights for this version; returns what was done. Safe to repeat and to run
 * concurrently.
 */
export async function install(database: Database, log: Log): Promise<string[]> {
  return database.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      return await installOnce(database, log);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}
