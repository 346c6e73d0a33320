// Measures how many enquiries are stored compared with PostgreSQL alone, and the effect of five times too many:
// npm run bench:intake [-- --rounds 5] [-- --seconds 8]
// Only the first part, briefly and with a coarse limit: npm run bench:intake -- --short
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { freePort } from '@studio/tests/support/processes.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { startedCluster } from '../cluster.ts';
import { prepareDatabase, supervise } from '../service.ts';
import { withVerdict } from '../verdict.ts';
import { load } from './load.ts';
import { overload } from './overload.ts';
import { pgbench, storesTheSame } from './pgbench.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const AT_ONCE = 64;
const seconds = Number(values.seconds ?? (values.short ? '2' : '8'));
const GOAL = values.short ? 0.5 : 0.85;
// The limits are still counted for every enquiry, but high enough for one address to send all of them.
const HIGH = '1000000000';

await using cluster = await startedCluster(['max_wal_size=4GB', 'shared_buffers=256MB']);
await prepareDatabase(cluster.url);
const port = await freePort();
await using api = supervise(
  'api',
  settings(cluster.url, {
    INTAKE_PORT: String(port),
    INTAKE_LOG_LEVEL: 'info',
    INTAKE_LIMIT_ADDRESS_SOFT: HIGH,
    INTAKE_LIMIT_ADDRESS_HARD: HIGH,
    INTAKE_LIMIT_ALL_SOFT: HIGH,
    INTAKE_LIMIT_ALL_HARD: HIGH,
  }),
);
await api.up();

await withVerdict(`Accept rate against pgbench, ${AT_ONCE} at once`, async (verdict) => {
  await load(port, AT_ONCE, 3);
  const ratios: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const bare = await pgbench(cluster, AT_ONCE, seconds);
    const { acknowledged, p99 } = await load(port, AT_ONCE, seconds);
    const rate = acknowledged.length / seconds;
    ratios.push(rate / bare);
    verdict.figure(
      `round ${round}: pgbench, intake, ratio`,
      `${bare.toFixed(0)}/s, ${rate.toFixed(0)}/s (p99 ${p99.toFixed(0)} ms), ${(rate / bare).toFixed(2)}`,
    );
    if (round === 1) {
      const isSame = await storesTheSame(cluster);
      verdict.must(isSame, 'pgbench stores other rows than the service: see bench/pgbench.ts.');
    }
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
  verdict.figure('median ratio', median.toFixed(2));
  verdict.figure('load of the machine, last minute', loadavg()[0]?.toFixed(1) ?? '');
  verdict.must(median >= GOAL, `The service takes less than ${GOAL} of what PostgreSQL could.`);
});
if (!values.short) {
  await withVerdict('Five times too many at once, 60 s', (verdict) =>
    overload(verdict, cluster, port),
  );
}
