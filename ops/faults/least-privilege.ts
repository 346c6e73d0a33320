import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { subscriptionsPath } from '@studio/contract/paths';
import pg from 'pg';
import { addressOf } from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { smtpServer } from '@studio/tests/support/smtp.ts';
import { startedCluster, type Cluster } from '../cluster.ts';
import { enquiryClient } from '../enquiry-client.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Report } from '../report.ts';
import { attacks, guesses, isPlanted, planted, readsOfEveryColumn } from './attacks.ts';
import { runbookBlock } from './runbook.ts';

const NOT_ALLOWED = '42501';

/** From here on passwords are required: each of our roles logs in with its own. */
async function askForPasswords(cluster: Cluster): Promise<void> {
  const file = path.join(cluster.data, 'pg_hba.conf');
  const rule = 'host all intake_api,intake_worker,intake_desk 127.0.0.1/32 scram-sha-256';
  writeFileSync(file, `${rule}\n${readFileSync(file, 'utf8')}`);
  await cluster.query('select pg_reload_conf()');
}

function loginUrl(cluster: Cluster, lines: string, role: string): string {
  const password = new RegExp(`alter role ${role} login password '([^']+)'`, 'u').exec(lines)?.[1];
  const url = new URL(cluster.url);
  url.username = role;
  url.password = password ?? '';
  return url.href;
}

interface Attempt {
  readonly statement: string;
  /** The rows; undefined if PostgreSQL refused. */
  readonly rows: string | undefined;
  readonly code: string | undefined;
}

/** Runs statements one by one and rolls each back, so that none makes the next one fail. */
async function attempt(url: string, statements: readonly string[]): Promise<Attempt[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const attempts: Attempt[] = [];
  for (const statement of statements) {
    await client.query('begin');
    try {
      const { rows, rowCount } = await client.query<Record<string, unknown>>(statement);
      const rowsText = JSON.stringify(rows);
      attempts.push({ statement, rows: `${rowCount ?? 0} ${rowsText}`, code: undefined });
    } catch (error) {
      attempts.push({ statement, rows: undefined, code: (error as { code?: string }).code });
    }
    await client.query('rollback');
  }
  await client.end();
  return attempts;
}

/** Uses the public API's own login and tries to read, change and delete the text of enquiries. */
export async function leastPrivilege(report: Report): Promise<void> {
  await using cluster = await startedCluster();
  await prepareDatabase(cluster.url);
  const lines = runbookBlock('## Roles', 'sql');
  await cluster.query(lines);
  await askForPasswords(cluster);
  const apiUrl = loginUrl(cluster, lines, 'intake_api');
  const workerUrl = loginUrl(cluster, lines, 'intake_worker');
  await using mails = await smtpServer();
  const env = settings(cluster.url, {
    INTAKE_DATABASE_URL: apiUrl,
    INTAKE_WORKER_DATABASE_URL: workerUrl,
    INTAKE_SMTP_URL: mails.url,
  });
  await using api = supervise('api', env);
  await using worker = supervise('worker', env);
  await worker.up();
  const address = addressOf(await api.up());
  const client = enquiryClient(address);
  const idempotencykey = randomUUID();
  const first = await client.post({ idempotencykey, ...planted });
  const again = await client.post({ idempotencykey, ...planted });
  const other = await client.post({ idempotencykey, ...planted, subject: 'Another' });
  client.close();
  const statuses = [first, again, other].map((answer) =>
    answer === 'cut off' ? 0 : answer.status,
  );
  await fetch(`${address}${subscriptionsPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: planted.name, email: planted.email }),
  });
  const arrived = await eventually(() => {
    if (mails.received.length < 3) throw new Error('Mails are missing.');
    return mails.received.length;
  }, 60_000).catch(() => mails.received.length);
  const metrics = await fetch(`${address}/metrics`);

  const statements = [...(await readsOfEveryColumn(cluster)), ...guesses, ...attacks];
  const before = await cluster.query<{ all: string }>(
    `select md5(string_agg(l::text, ',')) as all from enquiries l`,
  );
  const tried = await attempt(apiUrl, statements);
  const after = await cluster.query<{ all: string }>(
    `select md5(string_agg(l::text, ',')) as all from enquiries l`,
  );
  const refused = tried.filter(({ code }) => code === NOT_ALLOWED).length;
  const leaks = tried.filter(({ rows }) => rows !== undefined && isPlanted(rows));
  const attacked = tried.slice(-attacks.length).filter(({ code }) => code !== NOT_ALLOWED);
  const asOwner = await attempt(cluster.url, statements);
  const seenByOwner = asOwner.filter(({ rows }) => rows !== undefined && isPlanted(rows)).length;
  const withoutPassword = new URL(apiUrl);
  withoutPassword.password = 'guessed';
  const guessed = await attempt(withoutPassword.href, []).then(
    () => true,
    () => false,
  );

  report.record('sent, sent again, another body', statuses.join(', '));
  report.record('mails to sales and the visitor', arrived);
  report.record("statements with the API's login", statements.length);
  report.record('refused by PostgreSQL', refused);
  report.record('answers that hold a word of an enquiry', leaks.length);
  report.record("the same by the owner's login, as it must be", seenByOwner);
  report.must(statuses.join() === '201,200,409', 'The API does not take enquiries as it should.');
  report.must(arrived === 3 && metrics.ok, 'Worker or metrics lack a right.');
  report.must(leaks.length === 0, `The API's role reads: ${leaks[0]?.statement ?? ''}`);
  report.must(
    attacked.length === 0,
    `Not refused (${attacked[0]?.code ?? 'done'}): ${attacked[0]?.statement ?? ''}`,
  );
  report.must(before[0]?.all === after[0]?.all, 'An enquiry was changed.');
  report.must(seenByOwner > 10, 'The fault test would not see a word that is read.');
  report.must(!guessed, 'The role logs in with a guessed password.');
}
