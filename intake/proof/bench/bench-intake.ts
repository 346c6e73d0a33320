// How many enquiries are taken, against PostgreSQL alone, and what five times too many do:
// npm run bench:intake [-- --rounds 5] [-- --seconds 8]
import { parseArgs } from 'node:util';
import { freePort } from '../../tests/support/processes.ts';
import { settings } from '../../tests/support/settings.ts';
import { startedCluster } from '../cluster.ts';
import { prepareDatabase, supervise } from '../service.ts';
import { proving } from '../verdict.ts';
import { load } from './load.ts';
import { overload } from './overload.ts';
import { pgbench } from './pgbench.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
  },
});
const AT_ONCE = 64;
const GOAL = 0.6;
// Limits are counted for every enquiry; only their height lets one address send them all.
const HIGH = '1000000000';

await using cluster = await startedCluster(['max_wal_size=4GB', 'shared_buffers=256MB']);
await prepareDatabase(cluster.url);
const port = await freePort();
await using api = supervise(
  'server.ts',
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

await proving(`Accept rate against pgbench, ${AT_ONCE} at once`, async (verdict) => {
  const seconds = Number(values.seconds);
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
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
  verdict.figure('median ratio', median.toFixed(2));
  verdict.must(median >= GOAL, `The service takes less than ${GOAL} of what PostgreSQL could.`);
});
await proving('Five times too many at once, 60 s', (verdict) => overload(verdict, cluster, port));
