import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ownSettings } from '@studio/contract/own-secrets';
import pg from 'pg';
import { freePort } from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { enquiries } from '../chaos/enquiries.ts';
import { countLosses } from '../chaos/count-losses.ts';
import { startedCluster } from '../cluster.ts';
import { enquiryClient } from '../enquiry-client.ts';
import { mailRecord } from '../mail-record.ts';
import { seededRandom } from '../seeded-random.ts';
import { supervise } from '../service.ts';
import type { Report } from '../report.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const EVERY_MS = 25;
const run = promisify(execFile);

/** Typical migrations: a column for all rows, and an index and a constraint. */
const nextMigrations = {
  '9001_source.sql': `alter table enquiries add column source text not null default 'form';`,
  '9002_sources.sql': `create index enquiries_by_source on enquiries (source);
    alter table deliveries add column note text;
    alter table enquiries add constraint enquiries_source check (source <> '') not valid;`,
} as const;

/** Inside the project, so that its packages are found. */
function emptyFolder(): string {
  const folder = path.join(ROOT, '.cache/two-versions');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A copy uses its own workspace packages, and the third-party packages of the project around it. */
function linkPackages(folder: string, packages: readonly string[]): void {
  const own = path.join(folder, 'node_modules/@studio');
  mkdirSync(own, { recursive: true });
  for (const each of packages)
    symlinkSync(path.join(folder, each), path.join(own, path.basename(each)));
}

const foldersIn = (parent: string): string[] =>
  readdirSync(path.join(ROOT, parent)).map((name) => path.join(parent, name));

/** The next version: this one with two more migrations. */
function nextVersion(): string {
  const folder = emptyFolder();
  const parts = [...foldersIn('packages'), 'apps/api', 'apps/worker'];
  for (const part of parts)
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  linkPackages(folder, parts);
  for (const [name, text] of Object.entries(nextMigrations)) {
    writeFileSync(path.join(folder, 'packages/enquiries/migrations', name), text);
  }
  return folder;
}

/** An earlier version from the history, with its packages; one made before migrations/0001_schema.sql has other tables. */
function formerVersion(commit: string): string {
  const folder = emptyFolder();
  const parts = ['packages', 'apps/api', 'apps/worker'];
  const archive = execFileSync('git', ['archive', commit, ...parts], {
    cwd: ROOT,
    maxBuffer: 100_000_000,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const packages = readdirSync(path.join(folder, 'packages'));
  linkPackages(folder, [...packages.map((name) => `packages/${name}`), 'apps/api', 'apps/worker']);
  return folder;
}

/** With FORMER_VERSION=<commit> that version and this one; otherwise this one and an imagined next one. */
function twoFolders(): { readonly old: string; readonly next: string } {
  const former = process.env['FORMER_VERSION'];
  return former === undefined
    ? { old: ROOT, next: nextVersion() }
    : { old: formerVersion(former), next: ROOT };
}

const migrationsIn = (root: string): string[] =>
  readdirSync(path.join(root, 'packages/enquiries/migrations')).map((file) =>
    path.basename(file, '.sql'),
  );

/** Both versions accept and deliver enquiries while the tables change. */
export async function twoVersions(report: Report): Promise<void> {
  await using cluster = await startedCluster();
  await using mails = await mailRecord();
  const { old, next } = twoFolders();
  const ports = { old: await freePort(), next: await freePort() };
  const env = (port: number) =>
    settings(cluster.url, {
      INTAKE_SMTP_URL: mails.url,
      INTAKE_SEND_RECEIPTS: 'false',
      INTAKE_PORT: String(port),
    });
  const former = process.env['FORMER_VERSION'] !== undefined;
  // A version before this one requires the settings of every process in each, and one URL for everything.
  const formerEnv = (port: number) => ({ ...env(port), INTAKE_DATABASE_URL: cluster.url });
  const migrate = async (root: string, port: number): Promise<string> => {
    const cli = path.join(root, 'apps/worker/src/cli/intake.ts');
    const owner = root === old && former ? formerEnv(port) : ownSettings('owner', env(port));
    return (await run(process.execPath, [cli, 'migrate'], { env: owner })).stdout;
  };
  await migrate(old, ports.old);
  const oldEnv = former ? formerEnv(ports.old) : env(ports.old);
  const place = { root: old, asItIs: former };
  await using oldApi = supervise('api', oldEnv, place);
  await using oldWorker = supervise('worker', oldEnv, place);
  await Promise.all([oldApi.up(), oldWorker.up()]);
  const oldClient = enquiryClient(`http://127.0.0.1:${ports.old}`);
  const nextClient = enquiryClient(`http://127.0.0.1:${ports.next}`);
  const toOld = enquiries(oldClient, seededRandom(1), 'Old');
  const toNext = enquiries(nextClient, seededRandom(2), 'Next');
  const load = setInterval(() => {
    toOld.begin(1);
  }, EVERY_MS);
  await sleep(2_000);

  // Another client reads the table in a transaction, as an export or a dump does.
  const reader = new pg.Client({ connectionString: cluster.url });
  await reader.connect();
  await reader.query('begin; select count(*) from enquiries');
  const released = sleep(6_000).then(() => reader.end());
  const migratedFrom = performance.now();
  const fresh = migrationsIn(next).filter((name) => !migrationsIn(old).includes(name));
  const output = await migrate(next, ports.next);
  const migratedIn = performance.now() - migratedFrom;
  await released;

  await using nextApi = supervise('api', env(ports.next), { root: next });
  await using nextWorker = supervise('worker', env(ports.next), { root: next });
  await Promise.all([nextApi.up(), nextWorker.up()]);
  const nextLoad = setInterval(() => {
    toNext.begin(1);
  }, EVERY_MS);
  await sleep(5_000);
  clearInterval(load);
  clearInterval(nextLoad);
  await Promise.all([toOld.settle(), toNext.settle()]);
  oldClient.close();
  nextClient.close();
  const acknowledged = new Map([...toOld.acknowledged, ...toNext.acknowledged]);
  await eventually(() => {
    if (mails.taken.size < acknowledged.size) throw new Error('Mails are missing.');
  }, 60_000).catch(() => undefined);
  const losses = await countLosses(cluster, acknowledged, mails);
  const refused = [...toOld.refused, ...toNext.refused].map(
    ([status, times]) => `${status}: ${times}`,
  );
  rmSync(path.join(ROOT, '.cache/two-versions'), { recursive: true, force: true });

  report.record('migrations', output.trim().split('\n').join(', '));
  report.record('took, with a reader in the way for 6 s, s', (migratedIn / 1_000).toFixed(1));
  report.record(
    'taken by the old, by the next version',
    `${toOld.acknowledged.size}, ${toNext.acknowledged.size}`,
  );
  report.record('answers other than "sent"', refused.length === 0 ? 'none' : refused.join(', '));
  report.record(
    'slowest answer, s',
    (Math.max(toOld.slowest(), toNext.slowest()) / 1_000).toFixed(1),
  );
  report.record('acknowledged and lost', losses.lost);
  report.record('not delivered, sent again', `${losses.undelivered}, ${losses.sentAgain}`);
  report.must(
    fresh.length > 0 && fresh.every((name) => output.includes(name)),
    'The migrations were not applied.',
  );
  report.must(refused.length === 0, 'An enquiry was turned away during the migration.');
  report.must(losses.lost === 0 && losses.duplicateRows === 0, 'Rows are lost or doubled.');
  report.must(losses.undelivered === 0 && losses.sentAgain === 0, 'Mails are lost or doubled.');
}
