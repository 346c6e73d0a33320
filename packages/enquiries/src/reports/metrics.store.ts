import { sql } from 'kysely';
import { Gauge, Registry } from 'prom-client';
import type { Db } from '#database/db.ts';
import { isHeld } from '#database/queue-rules.ts';

interface Row {
  readonly metric: string;
  readonly label: string;
  readonly value: number;
}

const gauges = [
  {
    name: 'intake_queue_age_seconds',
    help: 'Age of the oldest message that still waits',
    label: 'what',
  },
  { name: 'deliveries_failed', help: 'Deliveries that wait for a person', label: 'channel' },
  {
    name: 'mails_suppressed_last_day',
    help: 'Mails to visitors not sent in the last day: too many to one address',
    label: 'purpose',
  },
  { name: 'enquiries_held', help: 'Enquiries that wait for a person', label: 'reason' },
  {
    name: 'enquiries_held_oldest_age_seconds',
    help: 'Age of the oldest enquiry that waits for a person',
    label: 'reason',
  },
  {
    name: 'worker_heartbeat_age_seconds',
    help: 'Since the last sign of life of a worker',
    label: 'process',
  },
  {
    name: 'mailbox_last_read_age_seconds',
    help: 'Since a folder of the mailbox was last read',
    label: 'folder',
  },
  { name: 'intake_alarms_open', help: 'Alarms that are not cleared', label: 'kind' },
  {
    name: 'enquiries_delivered_last_hour',
    help: 'Enquiries that reached sales in the last hour: within five minutes or late, or late and not yet delivered',
    label: 'arrival',
  },
  {
    name: 'intake_delivery_seconds_bucket',
    help: 'From accepted to delivered, deliveries to sales of the last hour that took at most so long',
    label: 'le',
  },
  {
    name: 'enquiry_response_working_seconds_bucket',
    help: 'Working time from accepted to the first answer, first answers of the last week that took at most so long; an unanswered enquiry beyond the promise counts as +Inf',
    label: 'le',
  },
];

/** A bucket's bound in Prometheus' format. */
const le = sql`case bound when 'infinity' then '+Inf' else bound::text end`;

/**
 * Metrics from the database, so that any instance of the service can report all of them. The registry is new
 * for each request: a series that is no longer in the database must not be reported again.
 */
export async function readMetrics(db: Db): Promise<Registry> {
  const { rows } = await sql<Row>`
    -- One way to sales is enough. A held enquiry waited for a person, not for delivery.
    with arrivals as (
      select l.received_at, min(d.delivered_at) filter (where d.state = 'delivered') as arrived_at
      from enquiries l left join deliveries d on d.enquiry_id = l.id and d.purpose = 'sales'
      where l.held_reason is null and l.id in (
        select id from enquiries where state = 'accepted'
        union all
        select enquiry_id from deliveries where state in ('pending', 'sending', 'failed') and purpose = 'sales'
        union all
        select enquiry_id from deliveries
          where state = 'delivered' and purpose = 'sales' and delivered_at > now() - interval '1 hour')
      group by l.id
    )
    select 'intake_queue_age_seconds' as metric, 'enquiry' as label,
      coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as value
      from enquiries where state = 'accepted'
    union all
    select 'intake_queue_age_seconds', 'delivery',
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8
      from deliveries where state in ('pending', 'sending')
    union all
    select 'deliveries_failed', channel, count(*)::float8 from deliveries where state = 'failed' group by channel
    union all
    select 'mails_suppressed_last_day', purpose, count(*)::float8 from deliveries
      where state = 'suppressed' and created_at > now() - interval '1 day' group by purpose
    union all
    select 'enquiries_held', coalesce(held_reason, 'unknown'), count(*)::float8
      from enquiries where ${isHeld} group by held_reason
    union all
    select 'enquiries_held_oldest_age_seconds', coalesce(held_reason, 'unknown'),
      extract(epoch from now() - min(received_at))::float8
      from enquiries where ${isHeld} group by held_reason
    union all
    select 'worker_heartbeat_age_seconds', process, extract(epoch from now() - last_seen_at)::float8
      from heartbeats where process = 'worker'
    union all
    select 'mailbox_last_read_age_seconds', folder, extract(epoch from now() - max(read_at))::float8
      from mail_folders where read_at is not null group by folder
    union all
    select 'intake_alarms_open', kind, count(*)::float8 from alarms where resolved_at is null group by kind
    union all
    select 'enquiries_delivered_last_hour', 'in-time', count(*)::float8 from arrivals
      where arrived_at > now() - interval '1 hour' and arrived_at <= received_at + interval '5 minutes'
    union all
    select 'enquiries_delivered_last_hour', 'late', count(*)::float8 from arrivals
      where coalesce(arrived_at, now()) > greatest(
        now() - interval '1 hour', received_at + interval '5 minutes')
    union all
    select 'intake_delivery_seconds_bucket', ${le},
      count(d.id)::float8
      from unnest(array[1, 5, 15, 60, 300, 1800, 'infinity']::float8[]) as bound
      left join (deliveries d join enquiries l on l.id = d.enquiry_id)
        on d.state = 'delivered' and d.purpose = 'sales' and d.delivered_at > now() - interval '1 hour'
        and extract(epoch from d.delivered_at - l.received_at) <= bound
      group by bound
    union all
    select 'enquiry_response_working_seconds_bucket', ${le},
      count(a.seconds)::float8
      from unnest(array[900, 3600, 7200, 14400, 28800, 57600, 'infinity']::float8[]) as bound
      left join answer_times a on a.seconds <= bound
        and (a.answered_at is null or a.answered_at > now() - interval '7 days')
      group by bound
  `.execute(db);
  const registry = new Registry();
  for (const { name, help, label } of gauges) {
    const gauge = new Gauge({ name, help, labelNames: [label], registers: [registry] });
    for (const row of rows) if (row.metric === name) gauge.set({ [label]: row.label }, row.value);
  }
  return registry;
}
