import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { postgresPrograms, type Cluster } from '../cluster.ts';
import { origin } from './form-body.ts';

const text = (value: string): string => `'${value.replaceAll("'", "''").replaceAll('\n', ' ')}'`;

const NO_ENQUIRY = '00000000-0000-4000-8000-000000000000';
const words = [...Object.values(validEnquiry), ...Object.values(origin)].map(text).join(', ');
const NO_HASH = '00'.repeat(32);

/** The same two rows in one transaction, as plain prepared SQL. */
const SCRIPT = `begin;
insert into enquiries (id, reference, idempotency_key, content_hash, state, is_probe,
  ${Object.keys(validEnquiry).join(', ')}, from_page, from_service, notice_version,
  from_language, from_time_zone, purge_after)
values (gen_random_uuid(), left(gen_random_uuid()::text, 11), gen_random_uuid(), '\\x${NO_HASH}',
  'accepted', false, ${words}, now() + interval '365 days');
insert into pgboss.job_common (name, data, start_after, keep_until, expire_seconds,
  deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy,
  heartbeat_seconds)
values ('plan-deliveries', '{"enquiryId":"${NO_ENQUIRY}"}', now(),
  now() + interval '14 days', 900, 3600, 20, 1, true, 60, 'standard', 10);
commit;
`;

const OWN = `'id', 'reference', 'idempotency_key', 'content_hash', 'projectdetails', 'received_at',
  'purge_after', 'data', 'start_after', 'keep_until', 'created_on'`;

/** Whether pgbench stored the same as the service, except for ids and times. */
export async function storesTheSame(cluster: Cluster): Promise<boolean> {
  const [kinds] = await cluster.query<{ enquiries: string; jobs: string }>(`select
    (select count(distinct to_jsonb(l) - array[${OWN}]) from enquiries l) as enquiries,
    (select count(distinct to_jsonb(j) - array[${OWN}]) from pgboss.job_common j) as jobs`);
  return kinds?.enquiries === '1' && kinds.jobs === '1';
}

/** Transactions per second of PostgreSQL alone. */
export async function pgbench(cluster: Cluster, clients: number, seconds: number): Promise<number> {
  const script = path.join(cluster.folder, 'accept.sql');
  writeFileSync(script, SCRIPT.replaceAll(/\n(?! )(?=values|  )/gu, ' ').replaceAll('\n  ', ' '));
  const args = ['-n', '-M', 'prepared', '-f', script, '-T', String(seconds)];
  const program = spawn(
    path.join(postgresPrograms, 'pgbench'),
    [...args, '-c', String(clients), '-j', '1', cluster.url],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  program.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for await (const chunk of program.stdout) output += String(chunk);
  const rate = /^tps = ([\d.]+)/m.exec(output)?.[1];
  if (rate === undefined) throw new Error(`pgbench did not finish: ${output}`);
  return Number(rate);
}
