import type { AlarmSeen, Health, WayOfMessages } from '@old/contract/desk/health';
import type { Db } from '@studio/intake/platform/db.ts';
import { sql } from 'kysely';

type Summary = Omit<Health, 'ways' | 'probes' | 'alarms'>;

const iso = (column: string) =>
  sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

async function readSummary(db: Db): Promise<Summary> {
  const { rows } = await sql<Summary>`
    select ${iso('now()')} as "lookedAt",
      (select ${iso('max(beat_at)')} from heartbeats where process = 'worker') as "workerAt",
      (select count(*)::int from leads where state = 'accepted') as "notTakenUp",
      (select count(*)::int from desk_leads) as kept,
      (select ${iso('min(received_at)')} from desk_leads) as "oldestKeptAt",
      (select ${iso('max(received_at)')} from desk_leads) as "lastReceivedAt"
  `.execute(db);
  const [summary] = rows;
  if (!summary) throw new Error('PostgreSQL answered nothing.');
  return summary;
}

/**
 * Each way that was used within a month or still has something to do. What is said of the last
 * delivery is looked for among those of the month alone.
 */
async function readWays(db: Db): Promise<WayOfMessages[]> {
  const { rows } = await sql<WayOfMessages>`
    with recent as (
      select * from deliveries
      where created_at > now() - interval '30 days' or state in ('pending', 'sending', 'parked'))
    select purpose, channel,
      count(*) filter (where state in ('pending', 'sending'))::int as waiting,
      count(*) filter (where state = 'parked')::int as parked,
      ${iso(`min(created_at) filter (where state in ('pending', 'sending'))`)} as "oldestWaitingAt",
      ${iso(`min(next_attempt_at) filter (where state = 'pending')`)} as "nextTryAt",
      ${iso(`min(created_at) filter (where state = 'parked')`)} as "parkedSince",
      (array_agg(problem order by created_at desc)
        filter (where state in ('pending', 'sending', 'parked') and problem is not null))[1] as problem,
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
    from leads l left join deliveries d on d.lead_id = l.id
    where l.is_probe and l.received_at > now() - interval '1 day'
    group by l.id, l.received_at order by l.received_at
  `.execute(db);
  return rows;
}

async function readAlarms(db: Db): Promise<AlarmSeen[]> {
  const { rows } = await sql<AlarmSeen>`
    select id, sentence, ${iso('coalesce(since, raised_at)')} as since, ${iso('cleared_at')} as over
    from alarms
    where cleared_at is null or cleared_at > now() - interval '30 days'
    order by cleared_at desc nulls first, raised_at desc limit 20
  `.execute(db);
  return rows;
}

/** How the whole service is, as the database tells: any copy of the desk answers for all of it. */
export async function readHealth(db: Db): Promise<Health> {
  const [summary, ways, probes, alarms] = await Promise.all([
    readSummary(db),
    readWays(db),
    readProbes(db),
    readAlarms(db),
  ]);
  return { ...summary, ways, probes, alarms };
}
