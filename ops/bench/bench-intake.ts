// Measures how many enquiries are stored compared with PostgreSQL alone, and the effect of five times too many:
// npm run bench -- api [--runs 3] [--rounds 5] [--seconds 8]
import { loadavg } from 'node:os';
import { readCommandLine } from '@studio/contract/command-line';
import { freePort } from '@studio/tests/support/processes.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { startedCluster } from '../cluster.ts';
import { prepareDatabase, supervise } from '../service.ts';
import { withReport, type Report } from '../report.ts';
import { load } from './load.ts';
import { overload } from './overload.ts';
import { pgbench, storesTheSame } from './pgbench.ts';

const help = `npm run bench -- api [--runs <number>] [--rounds <number>] [--seconds <number>]

Measures how many enquiries are stored compared with PostgreSQL alone, and the effect of five times too many.

  --runs <number>     how often all of it is measured
  --rounds <number>   how often both sides are measured
  --seconds <number>  how long each time`;

const { values } = readCommandLine(help, {
  options: {
    runs: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
  },
});
const runs = Number(values.runs);
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const AT_ONCE = 64;
const GOAL = 0.9;
// The limits are still counted for every enquiry, but high enough for one address to send all of them.
const HIGH = '1000000000';

const medianOf = (ratios: readonly number[]): number =>
  ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;

/** PostgreSQL and the API, new for each run, so that no run is slowed by the rows of another. */
async function startedService() {
  await using parts = new AsyncDisposableStack();
  const cluster = parts.use(await startedCluster(['max_wal_size=4GB', 'shared_buffers=256MB']));
  await prepareDatabase(cluster.url);
  const port = await freePort();
  const api = parts.use(
    supervise(
      'api',
      settings(cluster.url, {
        INTAKE_PORT: String(port),
        INTAKE_LOG_LEVEL: 'info',
        INTAKE_RATE_LIMIT_IP_HOLD: HIGH,
        INTAKE_RATE_LIMIT_IP_REJECT: HIGH,
        INTAKE_RATE_LIMIT_GLOBAL_HOLD: HIGH,
        INTAKE_RATE_LIMIT_GLOBAL_REJECT: HIGH,
      }),
    ),
  );
  await api.up();
  await load(port, AT_ONCE, 3);
  const all = parts.move();
  return { cluster, port, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** The median ratio of the rounds. */
async function ratioOfRun(report: Report, run: number): Promise<number> {
  await using service = await startedService();
  const { cluster, port } = service;
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const bare = await pgbench(cluster, AT_ONCE, seconds);
    const { acknowledged, p99 } = await load(port, AT_ONCE, seconds);
    const rate = acknowledged.length / seconds;
    ratios.push(rate / bare);
    report.record(
      `run ${run}, round ${round}: pgbench, intake, ratio`,
      `${bare.toFixed(0)}/s, ${rate.toFixed(0)}/s (p99 ${p99.toFixed(0)} ms), ${(rate / bare).toFixed(2)}`,
    );
    if (round === 1) {
      const isSame = await storesTheSame(cluster);
      report.must(isSame, 'pgbench stores other rows than the service: see bench/pgbench.ts.');
    }
  }
  return medianOf(ratios);
}

await withReport(`Accept rate against pgbench, ${AT_ONCE} at once`, async (report) => {
  const medians: number[] = [];
  for (let run = 1; run <= runs; run += 1) medians.push(await ratioOfRun(report, run));
  const median = medianOf(medians);
  report.record('median ratio of each run', medians.map((one) => one.toFixed(2)).join(', '));
  report.record(`median of ${runs} runs`, median.toFixed(2));
  report.record('load of the machine, last minute', loadavg()[0]?.toFixed(1) ?? '');
  report.must(median >= GOAL, `The service takes less than ${GOAL} of what PostgreSQL could.`);
});
await withReport('Five times too many at once, 60 s', async (report) => {
  await using service = await startedService();
  await overload(report, service.cluster, service.port);
});
