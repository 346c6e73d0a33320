import { sql } from 'kysely';
import { openAlarms } from '@studio/enquiries/alarms/alarm.store.ts';
import { lastHeartbeat } from '@studio/enquiries/alarms/heartbeat.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import { bad, fine, formatDuration, reported, type Finding } from './finding.ts';

const WORKER_SILENT_SECONDS = 120;
const CLOCKS_APART_SECONDS = 5;
const BEHIND_SECONDS = 60;
const STANDBYS = 2;

/** A worker that never ran is fine before the first start; one that stopped is a problem. */
export async function workerFinding(db: Db): Promise<Finding> {
  const lastSeenAt = await lastHeartbeat(db);
  if (!lastSeenAt) return fine('No worker has run on this database yet.');
  const silent = Math.max(0, (Date.now() - lastSeenAt.getTime()) / 1_000);
  return silent > WORKER_SILENT_SECONDS
    ? reported(
        `No worker has recorded a heartbeat for ${formatDuration(silent)}: enquiries are stored, but none is delivered. Start it; its log says why it stopped.`,
      )
    : fine(`The last heartbeat of a worker was ${formatDuration(silent)} ago.`);
}

/** Times in mails and retries use both clocks, so they must agree. */
export async function clockFinding(db: Db): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const between = (asked + Date.now()) / 2;
  const apart = Math.abs((rows[0]?.at.getTime() ?? 0) - between) / 1_000;
  return apart > CLOCKS_APART_SECONDS
    ? bad(
        'clocks',
        `This machine's clock and PostgreSQL's are ${formatDuration(apart)} apart. Synchronize both by NTP (timedatectl).`,
      )
    : fine("This machine's clock and PostgreSQL's agree.");
}

/** Whether PostgreSQL archives its log. While it cannot, the log stays on its disk until that is full. */
export async function archiveFinding(db: Db): Promise<Finding> {
  const { rows } = await sql<{ failed: boolean; age: number | null }>`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failed,
      extract(epoch from now() - last_archived_time)::float8 as age
    from pg_stat_archiver
  `.execute(db);
  const { failed = false, age = null } = rows[0] ?? {};
  const last = age === null ? 'never' : `${formatDuration(Math.max(0, age))} ago`;
  return failed
    ? bad(
        'archive',
        `PostgreSQL cannot archive its log; the last segment was archived ${last}. Its log says why archive_command fails. Until that is fixed, backups miss what is new, and the log fills the disk.`,
      )
    : fine(`PostgreSQL last archived a log segment: ${last}.`);
}

/** How far the standbys are behind, if one must confirm commits. */
export async function standbyFinding(db: Db): Promise<Finding> {
  const { rows } = await sql<{ lag: number }>`
    select coalesce(extract(epoch from replay_lag), 0)::float8 as lag
    from pg_stat_replication where state = 'streaming'
  `.execute(db);
  const slowest = Math.max(0, ...rows.map(({ lag }) => lag));
  const sentence = `${rows.length} standbys follow, the slowest ${slowest.toFixed(1)} s behind.`;
  if (rows.length < STANDBYS) {
    return bad(
      'standbys',
      `${sentence} If one more fails, new enquiries are rejected: restore it, see "Three machines".`,
    );
  }
  return slowest > BEHIND_SECONDS
    ? bad('standbys', `${sentence} Check its disk and network: a failover would take as long.`)
    : fine(sentence);
}

/** Whether probes are sent, which detect a broken form, and when one last arrived. */
export async function probeFinding(db: Db, probeCron: string | undefined): Promise<Finding> {
  if (probeCron === undefined) {
    return bad(
      'probe',
      'No probe is sent: set INTAKE_PROBE_CRON, so that a broken form is noticed.',
    );
  }
  const alarm = (await openAlarms(db)).find(({ kind }) => kind === 'probe');
  if (alarm) return reported(`${alarm.message} See the alarm "probe" in the runbook.`);
  const { rows } = await sql<{ age: number | null }>`
    select extract(epoch from now() - max(d.delivered_at))::float8 as age
    from deliveries d join enquiries l on l.id = d.enquiry_id where l.is_probe
  `.execute(db);
  const age = rows[0]?.age;
  return typeof age === 'number'
    ? fine(`The last probe arrived ${formatDuration(age)} ago.`)
    : reported(
        'No probe has arrived yet. Wait for the next, or see the alarm "probe" in the runbook.',
      );
}
