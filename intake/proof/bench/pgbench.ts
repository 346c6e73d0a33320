import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { validLead } from '@old/contract/fixtures/leads';
import { postgresPrograms, type Cluster } from '../cluster.ts';

const text = (value: string): string => `'${value.replaceAll("'", "''").replaceAll('\n', ' ')}'`;

/** The same two rows in one transaction, as plain as SQL can say it and prepared once. */
const SCRIPT = `begin;
insert into leads (id, reference, submission_key, body_hash, state, is_probe, name, companyname,
  email, phonenumber, subject, projectdetails, purge_after)
values (gen_random_uuid(), left(gen_random_uuid()::text, 13), gen_random_uuid(), '\\x${'00'.repeat(32)}',
  'accepted', false, ${Object.values(validLead).map(text).join(', ')}, now() + interval '365 days');
insert into pgboss.job (name, data, start_after, keep_until, expire_seconds, deletion_seconds,
  retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds)
values ('deliver-lead', '{"leadId":"00000000-0000-4000-8000-000000000000"}', now(),
  now() + interval '14 days', 900, 3600, 20, 1, true, 60, 10);
commit;
`;

/** Transactions a second of the bare engine. */
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
