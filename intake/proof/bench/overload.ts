import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import type { Cluster } from '../cluster.ts';
import { leadClient } from '../lead-client.ts';
import type { Verdict } from '../verdict.ts';
import { load } from './load.ts';

// Five times what one process takes at once (INTAKE_LEADS_AT_ONCE).
const VISITORS = 5 * 512;
const SECONDS = 60;
const RECOVER_WITHIN_MS = 5_000;
const QUICK_MS = 500;

/** Turned away is fine, told "sent" without a row is not, and afterwards all is as before. */
export async function overload(verdict: Verdict, cluster: Cluster, port: number): Promise<void> {
  const { acknowledged, statuses, p99, brokenConnections } = await load(port, VISITORS, SECONDS);
  const client = leadClient(`http://127.0.0.1:${port}`);
  const endedAt = performance.now();
  let recoveredMs = Infinity;
  while (recoveredMs === Infinity && performance.now() - endedAt < 2 * RECOVER_WITHIN_MS) {
    const asked = performance.now();
    const answer = await client.post({ submissionkey: randomUUID() });
    const quick = performance.now() - asked < QUICK_MS;
    if (answer !== 'cut off' && answer.status === 201 && quick) recoveredMs = asked - endedAt;
    else await sleep(100);
  }
  client.close();
  const rows = await cluster.query<{ key: string }>('select submission_key as key from leads');
  const stored = new Set(rows.map(({ key }) => key));
  const lost = acknowledged.filter((key) => !stored.has(key)).length;
  const told = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  verdict.figure('visitors at once', VISITORS);
  verdict.figure('answers', told.join(', '));
  verdict.figure('p99 of "sent", ms', Math.round(p99));
  verdict.figure('connections broken without an answer', brokenConnections);
  verdict.figure('acknowledged and not stored', lost);
  verdict.figure('answers as before after, ms', Math.round(recoveredMs));
  verdict.must(lost === 0, 'An acknowledged enquiry is not stored.');
  verdict.must(
    Object.keys(statuses).every((status) => ['201', '503'].includes(status)),
    'An answer other than "sent" or "try again" was given.',
  );
  verdict.must(recoveredMs <= RECOVER_WITHIN_MS, 'It takes too long to recover.');
}
