import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@studio/tests/support/processes.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { startedCluster } from '../cluster.ts';
import { enquiryClient } from '../enquiry-client.ts';
import { seededRandom } from '../seeded-random.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Report } from '../report.ts';
import { enquiries } from './enquiries.ts';
import { countLosses } from './count-losses.ts';

const KILLS = 3;
const BURSTS = 5;
const BURST = 50;

/**
 * The same count on a database that can lose commits. The service refuses to start on one, so the setting
 * is changed while it runs. A harness that sees no loss here would not see one in the real test either.
 */
export async function negativeControl(report: Report, seed: number): Promise<void> {
  // PostgreSQL flushes acknowledged commits only now and then, so that there is a loss to detect.
  await using cluster = await startedCluster([
    'wal_writer_delay=10s',
    'wal_writer_flush_after=64MB',
    'wal_buffers=16MB',
  ]);
  await prepareDatabase(cluster.url);
  const port = await freePort();
  await using api = supervise('api', settings(cluster.url, { INTAKE_PORT: String(port) }));
  await api.up();
  await cluster.query('alter system set synchronous_commit = off');
  await cluster.query('select pg_reload_conf()');

  const client = enquiryClient(`http://127.0.0.1:${port}`);
  const visitors = enquiries(client, seededRandom(seed));
  for (let kill = 0; kill < KILLS; kill += 1) {
    for (let burst = 0; burst < BURSTS; burst += 1) {
      visitors.begin(BURST);
      await visitors.settle();
    }
    visitors.begin(BURST);
    await sleep(5);
    await cluster.kill();
    await cluster.start();
    await visitors.settle();
  }
  client.close();
  const { lost } = await countLosses(cluster, visitors.acknowledged, undefined);
  report.record('kills of PostgreSQL', KILLS);
  report.record('acknowledged', visitors.acknowledged.size);
  report.record('acknowledged and lost, as it must be', lost);
  report.must(lost > 0, 'The harness saw no loss although PostgreSQL was set to lose commits.');
}
