// Malformed bodies must be refused, valid ones must arrive as they were written:
// npm run fuzz [-- --runs 10000] [-- --seed 7]
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { addressOf } from '@studio/tests/support/processes.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { smtpServer } from '@studio/tests/support/smtp.ts';
import { startedCluster } from '../cluster.ts';
import { prepareDatabase, supervise } from '../service.ts';
import { withVerdict } from '../verdict.ts';
import { encodings } from './bodies.ts';
import { heapOf } from './heap.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { roundTrip } from './round-trip.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const HEAP_GROWTH_MB = 8;

await using cluster = await startedCluster();
await prepareDatabase(cluster.url);
await using smtp = await smtpServer();
const env = settings(cluster.url, {
  INTAKE_SMTP_URL: smtp.url,
  INTAKE_ACKNOWLEDGE: 'no',
  NODE_OPTIONS: `--import=${new URL('heap-teller.ts', import.meta.url).href}`,
});
await using api = supervise('api', env);
const server = await api.up();

await withVerdict(`Fuzz, seed ${seed}`, async (verdict) => {
  const heaps: number[] = [];
  for (const encoding of encodings) {
    const statuses = await refuseMalformed(addressOf(server), encoding, Number(values.runs), seed);
    const sorted = [...statuses].sort(([a], [b]) => a - b);
    verdict.figure(encoding, sorted.map(([status, count]) => `${status}: ${count}`).join(', '));
    verdict.must(
      sorted.every(([status]) => status < 500),
      `${encoding} led to an answer of 5xx.`,
    );
    heaps.push(await heapOf(server));
  }
  const [first = 0, ...later] = heaps;
  verdict.figure('heap after each encoding, MB', heaps.map((heap) => heap.toFixed(1)).join(', '));
  verdict.must(
    later.every((heap) => heap - first < HEAP_GROWTH_MB),
    'The heap grows with the number of malformed bodies.',
  );
  verdict.must(server.child.exitCode === null, 'The service ended.');
});
await using worker = supervise('worker', env);
await worker.up();
await withVerdict('Valid enquiries, byte for byte in the mail', (verdict) =>
  roundTrip(verdict, addressOf(server), smtp, seed),
);
