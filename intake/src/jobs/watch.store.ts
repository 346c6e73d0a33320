import { sql } from 'kysely';
import type { Trx } from '../platform/db.ts';
import type { Queue } from '../platform/queue.ts';
import { clearAlarm, raiseAlarm } from './alarm.store.ts';

const LATE_SECONDS = 5 * 60;

/** Somebody has waited too long, whatever the reason. */
export async function watchOldest(trx: Trx, queue: Queue): Promise<void> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from now() - since)), 0)::float8 as seconds from (
      select received_at as since from leads where state = 'accepted' and not is_probe
      union all
      select created_at from deliveries
      where state in ('pending', 'sending') and purpose <> 'acknowledgement') as waiting
  `.execute(trx);
  const seconds = rows[0]?.seconds ?? 0;
  if (seconds <= LATE_SECONDS) {
    await clearAlarm(trx, 'waiting', ['queue']);
    return;
  }
  const sentence = `The oldest message has waited ${Math.round(seconds / 60)} minutes to be delivered.`;
  await raiseAlarm(trx, queue, { kind: 'waiting', subject: 'queue', sentence });
}

/** A probe that did not arrive means that real leads do not arrive either. */
export async function watchProbes(trx: Trx, queue: Queue): Promise<void> {
  const late = await trx
    .selectFrom('leads')
    .leftJoin('deliveries', 'deliveries.lead_id', 'leads.id')
    .select('leads.id')
    .distinct()
    .where('is_probe', '=', true)
    .where('received_at', '<', sql<Date>`now() - make_interval(secs => ${LATE_SECONDS})`)
    .where('received_at', '>', sql<Date>`now() - interval '1 day'`)
    .where((eb) =>
      eb.or([
        eb('deliveries.id', 'is', null),
        eb('deliveries.state', 'not in', ['delivered', 'replaced']),
      ]),
    )
    .execute();
  for (const { id } of late) {
    const sentence = 'A probe lead was stored but did not arrive within five minutes.';
    await raiseAlarm(trx, queue, { kind: 'probe', subject: id, sentence });
  }
}

/** What an alarm was about has arrived, was redriven, replaced or erased: it is over. */
export async function clearSettledAlarms(trx: Trx): Promise<void> {
  await sql`
    update alarms set cleared_at = now()
    where cleared_at is null and (
      (kind = 'parked' and not exists (
        select from deliveries d where d.id::text = subject and d.state = 'parked'))
      or (kind = 'probe' and subject <> 'front door' and not exists (
        select from leads l left join deliveries d on d.lead_id = l.id
        where l.id::text = subject
          and (d.id is null or d.state not in ('delivered', 'replaced')))))
  `.execute(trx);
}
