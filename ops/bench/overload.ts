import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import { enquiryClient } from '../enquiry-client.ts';
import type { Report } from '../report.ts';
import { load } from './load.ts';

// Five times what one process stores at once (INTAKE_MAX_CONCURRENT_ENQUIRIES).
const VISITORS = 5 * 512;
const SECONDS = 60;
const ORDINARY = { atOnce: 64, seconds: 8 } as const;
// Refusing must not take the processor time that accepting needs.
const LEAST_SHARE = 1 / 3;
// The web server in front gives up after that, so a later "sent" would not reach the visitor.
const SENT_WITHIN_MS = 10_000;
const RECOVER_WITHIN_MS = 5_000;
const QUICK_MS = 500;

async function ordinaryRate(port: number): Promise<number> {
  const { acknowledged } = await load(port, ORDINARY.atOnce, ORDINARY.seconds);
  return acknowledged.length / ORDINARY.seconds;
}

/** Milliseconds until an enquiry is stored as quickly as before. */
async function recovery(port: number): Promise<number> {
  const client = enquiryClient(`http://127.0.0.1:${port}`);
  const endedAt = performance.now();
  let recoveredMs = Infinity;
  while (recoveredMs === Infinity && performance.now() - endedAt < 2 * RECOVER_WITHIN_MS) {
    const asked = performance.now();
    const answer = await client.post({ idempotencykey: randomUUID() });
    const quick = performance.now() - asked < QUICK_MS;
    if (answer !== 'cut off' && answer.status === 201 && quick) recoveredMs = asked - endedAt;
    else await sleep(100);
  }
  client.close();
  return recoveredMs;
}

/** Enquiries may be refused, but none may be answered "sent" without a row, and the service must recover. */
export async function overload(report: Report, cluster: Cluster, port: number): Promise<void> {
  const before = await ordinaryRate(port);
  const flood = await load(port, VISITORS, SECONDS);
  const { acknowledged, statuses, p99, brokenConnections, cpuSeconds } = flood;
  const recoveredMs = await recovery(port);
  const ordinary = (before + (await ordinaryRate(port))) / 2;
  const rows = await cluster.query<{ key: string }>('select idempotency_key as key from enquiries');
  const stored = new Set(rows.map(({ key }) => key));
  const lost = acknowledged.filter((key) => !stored.has(key)).length;
  const rate = acknowledged.length / SECONDS;
  const share = rate / ordinary;
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  const processors = availableParallelism();
  report.record('visitors at once', VISITORS);
  report.record('answers', counts.join(', '));
  report.record(
    `taken, ordinarily (${ORDINARY.atOnce} at once), share`,
    `${rate.toFixed(0)}/s, ${ordinary.toFixed(0)}/s, ${share.toFixed(2)}`,
  );
  report.record('p99 of "sent", ms', Math.round(p99));
  report.record('connections broken without an answer', brokenConnections);
  report.record('acknowledged and not stored', lost);
  report.record('answers as before after, ms', Math.round(recoveredMs));
  report.record(
    'the load generator itself used',
    `${(cpuSeconds / SECONDS).toFixed(2)} of ${processors} processors`,
  );
  report.record('load of the machine, last minute', loadavg()[0]?.toFixed(1) ?? '');
  report.must(lost === 0, 'An acknowledged enquiry is not stored.');
  report.must(
    Object.keys(statuses).every((status) => ['200', '201', '503'].includes(status)),
    'An answer other than "sent" or "try again" was given.',
  );
  report.must(share >= LEAST_SHARE, 'Less than a third of the ordinary rate is taken.');
  report.must(p99 <= SENT_WITHIN_MS, 'A visitor waits longer for "sent" than the web server does.');
  report.must(recoveredMs <= RECOVER_WITHIN_MS, 'It takes too long to recover.');
}
