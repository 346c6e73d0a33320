import type { AlarmView, Health, DeliveryRoute } from '@studio/contract/desk/health';
import type { Db } from '#database/db.ts';
import { enquiryOfDelivery } from '#jobs/failed-deliveries.store.ts';
import { sql } from 'kysely';

type Summary = Omit<Health, 'ways' | 'probes' | 'alarms'>;

const iso = (column: string) =>
  sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The most enquiries that are named per route with failed messages. */
const NAMED = 10;

async function readSummary(db: Db): Promise<Summary> {
  const { rows } = await sql<Summary>`
    select ${iso('now()')} as "lookedAt",
      (select ${iso('max(last_seen_at)')} from heartbeats where process = 'worker') as "workerAt",
      (select count(*)::int from enquiries where state = 'accepted') as "notTakenUp",
      (select count(*)::int from enquiry_work) as kept,
      (select ${iso('min(received_at)')} from enquiry_work) as "oldestKeptAt",
      (select ${iso('max(received_at)')} from enquiry_work) as "lastReceivedAt"
  `.execute(db);
  const [summary] = rows;
  if (!summary) throw new Error('PostgreSQL answered nothing.');
  return summary;
}

/**
 * Each channel that was used within a month or still has pending deliveries. The last delivery is
 * searched only within that month.
 */
async function readWays(db: Db): Promise<DeliveryRoute[]> {
  const { rows } = await sql<DeliveryRoute>`
    with recent as (
      select d.*, case when d.state = 'failed' then ${enquiryOfDelivery} end as enquiry from deliveries d
      where created_at > now() - interval '30 days' or state in ('pending', 'sending', 'failed'))
    select purpose, channel,
      count(*) filter (where state in ('pending', 'sending'))::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'reference', reference)
          order by received_at), '[]')
        from enquiries where id = any(
          (array_agg(distinct enquiry) filter (where enquiry is not null))[1:${sql.lit(NAMED)}])) as "failedOf",
      ${iso(`min(created_at) filter (where state in ('pending', 'sending'))`)} as "oldestWaitingAt",
      ${iso(`min(next_attempt_at) filter (where state = 'pending')`)} as "nextTryAt",
      ${iso(`min(created_at) filter (where state = 'failed')`)} as "failedSince",
      (array_agg(problem order by created_at desc)
        filter (where state in ('pending', 'sending', 'failed') and problem is not null))[1] as problem,
      ${iso('max(delivered_at)')} as "lastDeliveredAt",
      (array_agg(extract(epoch from delivered_at - created_at) * 1000 order by delivered_at desc)
        filter (where delivered_at is not null))[1]::float8 as "lastTookMs"
    from recent group by purpose, channel order by purpose, channel
  `.execute(db);
  return rows;
}

async function readProbes(db: Db): Promise<Health['probes']> {
  const { rows } = await sql<Health['probes'][number]>`
    select ${iso('l.received_at')} as at,
      (extract(epoch from min(d.delivered_at) - l.received_at) * 1000)::float8 as "tookMs"
    from enquiries l left join deliveries d on d.enquiry_id = l.id
    where l.is_probe and l.received_at > now() - interval '1 day'
    group by l.id, l.received_at order by l.received_at
  `.execute(db);
  return rows;
}

async function readAlarms(db: Db): Promise<AlarmView[]> {
  const { rows } = await sql<AlarmView>`
    select id, message as sentence, ${iso('coalesce(since, raised_at)')} as since, ${iso('resolved_at')} as over
    from alarms
    where resolved_at is null or resolved_at > now() - interval '30 days'
    order by resolved_at desc nulls first, raised_at desc limit 20
  `.execute(db);
  return rows;
}

/** The health of the whole service from the database, so that any instance of the desk can answer. */
export async function readHealth(db: Db): Promise<Health> {
  const [summary, ways, probes, alarms] = await Promise.all([
    readSummary(db),
    readWays(db),
    readProbes(db),
    readAlarms(db),
  ]);
  return { ...summary, ways, probes, alarms };
}
