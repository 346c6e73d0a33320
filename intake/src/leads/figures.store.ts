import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Sample } from '#platform/metrics.ts';

interface Row {
  readonly figure: string;
  readonly label: string;
  readonly value: number;
}

const gauges: readonly (readonly [figure: string, help: string, label: string])[] = [
  ['queue_age_seconds', 'Age of the oldest message that still waits', 'what'],
  ['parked', 'Deliveries that wait for a person', 'channel'],
  [
    'mails_withheld',
    'Mails to visitors not sent in the last day: too many to one address',
    'purpose',
  ],
  ['quarantined', 'Leads that wait for a person', 'reason'],
  ['quarantine_age_seconds', 'Age of the oldest lead that waits for a person', 'reason'],
  ['worker_silent_seconds', 'Since the last sign of life of a worker', 'process'],
  ['alarms_open', 'Alarms that are not cleared', 'kind'],
  [
    'delivery_latency_seconds',
    'From accepted to delivered, deliveries of the last hour',
    'quantile',
  ],
];

/** What only the database knows, so that any copy of the service can answer for all of them. */
export async function readFigures(db: Db): Promise<Sample[]> {
  const { rows } = await sql<Row>`
    select 'queue_age_seconds' as figure, 'lead' as label,
      coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as value
      from leads where state = 'accepted'
    union all
    select 'queue_age_seconds', 'delivery',
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8
      from deliveries where state in ('pending', 'sending')
    union all
    select 'parked', channel, count(*)::float8 from deliveries where state = 'parked' group by channel
    union all
    select 'mails_withheld', purpose, count(*)::float8 from deliveries
      where state = 'withheld' and created_at > now() - interval '1 day' group by purpose
    union all
    select 'quarantined', coalesce(quarantine_reason, 'unknown'), count(*)::float8
      from leads where state = 'quarantined' group by quarantine_reason
    union all
    select 'quarantine_age_seconds', coalesce(quarantine_reason, 'unknown'),
      extract(epoch from now() - min(received_at))::float8
      from leads where state = 'quarantined' group by quarantine_reason
    union all
    select 'worker_silent_seconds', process, extract(epoch from now() - beat_at)::float8
      from heartbeats
    union all
    select 'alarms_open', kind, count(*)::float8 from alarms where cleared_at is null group by kind
    union all
    select 'delivery_latency_seconds', quantile::text,
      coalesce(percentile_cont(quantile) within group (
        order by extract(epoch from d.delivered_at - l.received_at)), 0)::float8
      from unnest(array[0.5, 0.99]::float8[]) as quantile
      left join (deliveries d join leads l on l.id = d.lead_id)
        on d.state = 'delivered' and d.purpose = 'sales' and d.delivered_at > now() - interval '1 hour'
      group by quantile
  `.execute(db);
  return gauges.map(([figure, help, label]) => ({
    name: `intake_${figure}`,
    help,
    type: 'gauge',
    values: rows
      .filter((row) => row.figure === figure)
      .map((row) => ({ labels: { [label]: row.label }, value: row.value })),
  }));
}
