// Measures what counting a page view costs nginx, in processor time per page, against the same server without it:
// node tools/src/bench-site/bench-visits.ts [--rounds 15] [--seconds 2]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '@studio/contract/command-line';
import { median } from '#serving/median.ts';
import { serveSite } from '#serving/serve-site.ts';
import { requestsPerSecond } from './load.ts';

const goal = 0.97;
const ports = { counting: 4464, without: 4465 };
const repository = join(import.meta.dirname, '../../..');
const help = `npm run bench -- visits [--rounds <number>] [--seconds <number>]

Measures what counting a page view costs nginx.

  --rounds <number>   how often both sides are measured
  --seconds <number>  how long each time`;

const { values } = readCommandLine(help, {
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '2' },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

/** What a browser sends when a visitor follows a link on one of our pages, so that every map of the log is used. */
const browser = [
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Language: en-US,en;q=0.9',
  'Sec-Fetch-Mode: navigate',
  'Sec-Fetch-Dest: document',
  'Sec-Fetch-Site: same-origin',
  'Sec-Fetch-User: ?1',
  'Upgrade-Insecure-Requests: 1',
];

/** Processor time of nginx's workers so far, in microseconds. */
function workersTime(port: number): number {
  const pid = readFileSync(join(repository, `.run/nginx-${port}/nginx.pid`), 'utf8').trim();
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const times = workers.map((worker) => readFileSync(`/proc/${worker}/schedstat`, 'utf8'));
  return times.reduce((sum, time) => sum + Number(time.split(' ')[0]) / 1_000, 0);
}

async function timePerPage(port: number): Promise<number> {
  const [address, before] = [`http://127.0.0.1:${port}`, workersTime(port)];
  const rate = await requestsPerSecond(`${address}/about`, seconds, [
    ...browser,
    `Referer: ${address}/services`,
  ]);
  return (workersTime(port) - before) / (rate * seconds);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-visits-'));
const log = (name: string) => join(folder, name);
const served = [
  await serveSite(ports.counting, [
    ...['--access-log', log('counting.log'), '--visit-log', log('visits.log')],
  ]),
  await serveSite(ports.without, ['--access-log', log('without.log')]),
];
const measured: { counting: number; without: number }[] = [];
try {
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0 ? await timePerPage(ports.counting) : undefined;
    const without = await timePerPage(ports.without);
    measured.push({ counting: first ?? (await timePerPage(ports.counting)), without });
  }
} finally {
  for (const { stop } of served) stop();
  rmSync(folder, { recursive: true, force: true });
}
const ratio = median(measured.map(({ counting, without }) => without / counting));
const [counting, without] = (['counting', 'without'] as const).map((side) =>
  median(measured.map((round) => round[side])).toFixed(1),
);
console.log(`nginx per page: ${without} µs without counting, ${counting} µs with it.`);
console.log(`Median of the ratios: ${ratio.toFixed(3)} (goal ${goal}).`);
if (ratio < goal) process.exit(1);
