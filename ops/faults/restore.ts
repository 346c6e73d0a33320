import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, freePort } from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { makeBackupKeys } from '../backup-keys.ts';
import { clusterAt, newCluster, ownFolder, type Cluster } from '../cluster.ts';
import { enquiryClient, type EnquiryClient } from '../enquiry-client.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Report } from '../report.ts';
import { erasedSince } from './erased-since.ts';
import { runbook } from './runbook.ts';

const EVERY_MS = 50;
const AT_RISK_SECONDS = 60;
// The time between the forced end of a WAL segment and its copy on disk.
const COPY_SECONDS = 3;

interface Acknowledged {
  readonly key: string;
  readonly at: number;
}

/** Sends enquiries at a steady pace until stopped; records which were acknowledged, and when. */
function steadily(client: EnquiryClient) {
  const acknowledged: Acknowledged[] = [];
  const open = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const key = randomUUID();
    const post = client.post({ idempotencykey: key }).then((answer) => {
      if (answer !== 'cut off' && answer.status === 201) acknowledged.push({ key, at: Date.now() });
    });
    open.add(post);
    void post.finally(() => open.delete(post));
  }, EVERY_MS);
  return {
    acknowledged,
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}

async function keysIn(cluster: Cluster): Promise<Set<string>> {
  const rows = await cluster.query<{ key: string }>('select idempotency_key as key from enquiries');
  return new Set(rows.map(({ key }) => key));
}

/** Destroys the machine on purpose, then restores it with the runbook's own commands. */
export async function restore(report: Report): Promise<void> {
  const port = await freePort();
  const folder = ownFolder();
  const backup = path.join(folder, 'backup');
  const { key, recipients } = makeBackupKeys(folder);
  const book = runbook(folder, {
    '/backup': backup,
    '/etc/studio/backup-recipients': recipients,
    '/run/backup-key': key,
    '127.0.0.1:5432': `127.0.0.1:${port}`,
  });
  await using cluster = await newCluster({ settings: book.settings, folder, port });
  await cluster.start();
  await prepareDatabase(cluster.url);
  const api = supervise('api', settings(cluster.url));
  const client = enquiryClient(addressOf(await api.up()));
  const erased = erasedSince(folder);
  await erased.send(client);
  const visitors = steadily(client);
  await sleep(2_000);
  book.baseBackup();
  await sleep(3_000);
  const [clock] = await cluster.query<{ moment: string }>('select now()::text as moment');
  const momentAt = Date.now();
  const moment = clock?.moment ?? '';
  await sleep(1_000);
  await erased.erase(cluster);
  // Long enough for the timeout to close a segment, plus some seconds that are not archived.
  await sleep((AT_RISK_SECONDS + 12) * 1_000);
  await visitors.stop();
  const [archiver] = await cluster.query<{ at: Date }>(
    'select last_archived_time as at from pg_stat_archiver',
  );
  const archivedAt = (archiver?.at.getTime() ?? 0) - COPY_SECONDS * 1_000;
  const destroyedAt = Date.now();
  await cluster.kill();
  await api[Symbol.asyncDispose]();
  client.close();
  rmSync(cluster.data, { recursive: true });

  const files = ['base', 'wal'].flatMap((part) => readdirSync(path.join(backup, part)));
  const plain = files.filter((name) => !/\.(?:age|needs)$/u.test(name));
  report.record('files of the backup, not encrypted', `${files.length}, ${plain.length}`);
  report.must(plain.length === 0, 'A part of the backup is not encrypted.');
  book.testRestore();
  const tested = readFileSync(path.join(backup, 'last-restore-test'), 'utf8').trim();
  report.record('a restore was tested', tested);

  await using all = await restored(() => {
    book.restoreAll();
  });
  const keys = await keysIn(all);
  const missing = visitors.acknowledged.filter(({ key }) => !keys.has(key));
  const archived = missing.filter(({ at }) => at < archivedAt).length;
  const oldest = Math.max(0, ...missing.map(({ at }) => (destroyedAt - at) / 1_000));
  report.record('acknowledged before the machine was lost', visitors.acknowledged.length);
  report.record('brought back', keys.size);
  report.record('not archived yet, and lost', missing.length);
  report.record('the oldest of them, s before the end', oldest.toFixed(1));
  report.record('archived, and lost all the same', archived);
  report.must(archived === 0, 'An enquiry was lost although it was archived.');
  report.must(
    missing.length > 0,
    'Nothing was lost, so the fault test did not show what is at risk.',
  );
  report.must(oldest <= AT_RISK_SECONDS + COPY_SECONDS, 'More than the last minute was lost.');
  await worksAgain(report, all);

  await all.kill();
  book.setAside('data');
  await using then = await restored(() => {
    book.restoreTo(moment);
  });
  const atMoment = await keysIn(then);
  const before = visitors.acknowledged.filter(({ at }) => at < momentAt - 1_000);
  const after = visitors.acknowledged.filter(({ at }) => at > momentAt + 1_000);
  const gone = before.filter(({ key }) => !atMoment.has(key)).length;
  const early = after.filter(({ key }) => atMoment.has(key)).length;
  report.record('at a moment: there before, missing', `${before.length}, ${gone}`);
  report.record('at a moment: came later, present', `${after.length}, ${early}`);
  report.must(gone === 0 && before.length > 0, 'An enquiry from before the moment is missing.');
  report.must(early === 0 && after.length > 0, 'An enquiry from after the moment is there.');
  await erased.mustGoAgain(report, then);

  const old = readdirSync(path.join(backup, 'base'));
  book.setAside('backup');
  book.baseBackup();
  const aside = [folder, backup].flatMap((place) =>
    readdirSync(place).filter((name) => /^(?:data\.)?aside\.\d{8}T\d{6}Z$/u.test(name)),
  );
  report.record('set aside', aside.join(', '));
  report.must(aside.length === 2, 'The old database or the old backups were not set aside.');
  report.must(
    readdirSync(path.join(backup, 'base')).every((name) => !old.includes(name)),
    'The new backups are mixed with the old ones.',
  );

  async function restored(bringBack: () => void): Promise<Cluster> {
    bringBack();
    const again = clusterAt(folder, port, []);
    await again.start();
    await eventually(async () => {
      const [state] = await again.query<{ busy: boolean }>('select pg_is_in_recovery() as busy');
      if (state?.busy !== false) throw new Error('The log is still being replayed.');
    }, 60_000);
    return again;
  }
}

/** The API refuses to start on an incomplete database. */
async function worksAgain(report: Report, cluster: Cluster): Promise<void> {
  await using api = supervise('api', settings(cluster.url));
  const client = enquiryClient(addressOf(await api.up()));
  const answer = await client.post({ idempotencykey: randomUUID() });
  client.close();
  report.must(
    answer !== 'cut off' && answer.status === 201,
    'The service takes no enquiry on the restored database.',
  );
}
