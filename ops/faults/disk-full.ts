import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@studio/tests/support/processes.ts';
import { startPrometheus } from '@studio/tests/support/prometheus.ts';
import { runbookEntry, runFrom } from '@studio/tests/support/runbook.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { enquiries } from '../chaos/enquiries.ts';
import { countLosses } from '../chaos/count-losses.ts';
import { newCluster, ordinaryUser, ownFolder } from '../cluster.ts';
import { enquiryClient } from '../enquiry-client.ts';
import { seededRandom } from '../seeded-random.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Report } from '../report.ts';

const VOLUME_MB = 160;
const FULL_FOR_MS = 15_000;
const RECOVER_WITHIN_MS = 10_000;
const MEGABYTE = Buffer.alloc(2 ** 20, 1);

/** Writes until the disk is completely full. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (let written = 0; written < VOLUME_MB; written += 1) writeSync(handle, MEGABYTE);
  } catch {
    for (let rest = 0; rest < MEGABYTE.length; rest += 4_096) {
      try {
        writeSync(handle, MEGABYTE, 0, 4_096);
      } catch {
        break;
      }
    }
  } finally {
    closeSync(handle);
  }
}

/** If PostgreSQL stops because the disk is full, Prometheus gets no answer any more. */
const FULL_ALERTS = ['AcceptErrorBudgetFastBurn', 'ApiDown'];

/** The disk fills up under load, stays full, and is cleared: no acknowledged enquiry is lost. */
export async function diskFull(report: Report): Promise<void> {
  const { uid, gid } = ordinaryUser();
  if (uid === undefined || gid === undefined) {
    report.must(false, 'This fault test mounts a small volume, for which it must be run as root.');
    return;
  }
  const folder = ownFolder();
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const options = `size=${VOLUME_MB}m,uid=${uid},gid=${gid},mode=700`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', data]);
  const sizes = ['max_wal_size=48MB', 'min_wal_size=32MB', 'checkpoint_timeout=30s'];
  await using cluster = await newCluster({ settings: sizes, folder });
  try {
    await cluster.start();
    await prepareDatabase(cluster.url);
    const port = await freePort();
    await using api = supervise(
      'api',
      settings(cluster.url, { INTAKE_PORT: String(port), INTAKE_SEND_RECEIPTS: 'false' }),
    );
    await api.up();
    await using prometheus = await startPrometheus(`127.0.0.1:${port}`);
    const client = enquiryClient(`http://127.0.0.1:${port}`);
    const visitors = enquiries(client, seededRandom(1));
    const load = setInterval(() => {
      visitors.begin(20);
    }, 200);
    await sleep(3_000);
    const before = visitors.acknowledged.size;
    const ballast = path.join(data, 'ballast');
    fill(ballast);
    await sleep(FULL_FOR_MS);
    clearInterval(load);
    const firing = await prometheus.firing();
    const fired = firing.filter(({ labels }) => FULL_ALERTS.includes(labels['alertname'] ?? ''));
    const { look } = runbookEntry('docs/runbook.md#AcceptErrorBudgetFastBurn');
    const disks = await runFrom(look, 'df -h', {});
    const during = visitors.acknowledged.size - before;
    const turnedAway = visitors.refused.get(503) ?? 0;
    rmSync(ballast);
    const resolvedAt = performance.now();
    // PostgreSQL exits when it cannot write its log; a service manager starts it again.
    await cluster.start();
    visitors.begin(1);
    await visitors.settle();
    const recoveredMs = performance.now() - resolvedAt;
    client.close();
    const { lost, stored, duplicateRows } = await countLosses(
      cluster,
      visitors.acknowledged,
      undefined,
    );
    report.record('volume, MB', VOLUME_MB);
    report.record('acknowledged before, while full', `${before}, ${during}`);
    report.record('answers 503 while full', turnedAway);
    report.record('all answered after clearing, ms', Math.round(recoveredMs));
    report.record('acknowledged, stored', `${visitors.acknowledged.size}, ${stored}`);
    report.record('acknowledged and lost', lost);
    report.record('alerts', fired.map(({ labels }) => labels['alertname']).join(', '));
    report.must(fired.length > 0, 'No alert tells of the full disk.');
    report.must(
      disks.split('\n').some((disk) => disk.endsWith(data) && disk.includes('100%')),
      'The command of the runbook does not show which disk is full.',
    );
    report.must(turnedAway > 0, 'The disk was never full enough to matter.');
    report.must(lost === 0, 'An acknowledged enquiry is lost.');
    report.must(duplicateRows === 0, 'An enquiry is stored twice.');
    report.must(
      [...visitors.refused.keys()].every((status) => status === 503),
      'An answer other than "try again" was given.',
    );
    report.must(visitors.acknowledged.size === visitors.sent(), 'A visitor never got an answer.');
    report.must(recoveredMs < RECOVER_WITHIN_MS, 'It takes too long to recover.');
    report.must(api.ownEnds.length === 0, `The API ended by itself: ${api.ownEnds[0] ?? ''}`);
  } finally {
    await cluster.kill();
    execFileSync('umount', [data]);
  }
}
