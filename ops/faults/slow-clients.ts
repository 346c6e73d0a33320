import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { enquiriesPath } from '@studio/contract/paths';
import { addressOf } from '@studio/tests/support/processes.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { startedCluster } from '../cluster.ts';
import { enquiryClient } from '../enquiry-client.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Verdict } from '../verdict.ts';

const SOCKETS = 2_500;
const CUT_WITHIN_MS = 10_000;
const DRIP_MS = 700;

const begin = `POST ${enquiriesPath} HTTP/1.1\r\nhost: x\r\n`;
/** Says nothing; drips a header; drips a body. */
const habits = [
  { first: '', drip: '' },
  { first: begin, drip: 'x: y\r\n' },
  { first: `${begin}content-type: application/json\r\ncontent-length: 900\r\n\r\n{"n`, drip: 'a' },
] as const;

/** When the socket is cut, in milliseconds after it was opened. */
function slowClient(port: number, { first, drip }: (typeof habits)[number]): Promise<number> {
  const opened = performance.now();
  const socket = connect(port, '127.0.0.1');
  const dripping = setInterval(() => socket.write(drip), DRIP_MS);
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(first);
  return new Promise((resolve) => {
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(performance.now() - opened);
    });
  });
}

export async function slowClients(verdict: Verdict): Promise<void> {
  await using cluster = await startedCluster();
  await prepareDatabase(cluster.url);
  await using api = supervise('api', settings(cluster.url));
  const address = addressOf(await api.up());
  const port = Number(new URL(address).port);
  const cuts: Promise<number>[] = [];
  for (let opened = 0; opened < SOCKETS; opened += 1) {
    const habit = habits[opened % habits.length];
    if (habit !== undefined) cuts.push(slowClient(port, habit));
    // In gulps, or this process would be the slow one.
    if (opened % 250 === 249) await sleep(20);
  }
  let left = cuts.length;
  for (const cut of cuts) void cut.then(() => (left -= 1));
  const client = enquiryClient(address);
  const latencies: number[] = [];
  let harmed = 0;
  while (left > 0) {
    const asked = performance.now();
    const answer = await client.post({ submissionkey: randomUUID() });
    if (answer === 'cut off' || answer.status !== 201) harmed += 1;
    latencies.push(performance.now() - asked);
    await sleep(50);
  }
  client.close();
  const times = (await Promise.all(cuts)).sort((a, b) => a - b);
  const last = times.at(-1) ?? Infinity;
  latencies.sort((a, b) => a - b);
  verdict.figure('slow sockets', times.length);
  verdict.figure('first and last cut after, s', `${seconds(times[0])}, ${seconds(last)}`);
  verdict.figure('real requests meanwhile', latencies.length);
  verdict.figure('real requests harmed', harmed);
  verdict.figure('slowest real request, ms', Math.round(latencies.at(-1) ?? 0));
  verdict.must(last <= CUT_WITHIN_MS, 'A slow client was let stay.');
  verdict.must(harmed === 0, 'A real request suffered from slow ones.');
}

function seconds(ms = 0): string {
  return (ms / 1_000).toFixed(1);
}
