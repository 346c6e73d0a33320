// Compares the site as it is served with bare nginx on the same bytes, alternating in one run:
// node tools/src/bench-site/bench-site.ts [--rounds 15] [--seconds 2]
import { join } from 'node:path';
import { readCommandLine } from '@studio/contract/command-line';
import { heaviestService } from '#serving/heaviest-page.ts';
import { median } from '#serving/median.ts';
import { serveSite } from '#serving/serve-site.ts';
import { serveBare } from './bare-nginx.ts';
import { requestsPerSecond } from './load.ts';

const goal = 0.95;
const ports = { ours: 4462, bare: 4463 };
const pages = [heaviestService(), '/about'];
const dist = join(import.meta.dirname, '../../../apps/site/dist');

const help = `npm run bench -- site [--rounds <number>] [--seconds <number>]

Compares the built site as it is served with bare nginx on the same bytes.

  --rounds <number>   how often both sides are measured
  --seconds <number>  how long each time`;

const { values } = readCommandLine(help, {
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '2' },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

/** Measures both right after each other, alternating which is first. */
async function oneRound(page: string, round: number): Promise<{ ours: number; bare: number }> {
  const rate = (side: keyof typeof ports) =>
    requestsPerSecond(`http://127.0.0.1:${ports[side]}${page}`, seconds);
  if (round % 2 === 0) return { ours: await rate('ours'), bare: await rate('bare') };
  const bare = await rate('bare');
  return { ours: await rate('ours'), bare };
}

const served = [
  await serveSite(ports.ours),
  await serveBare(
    ports.bare,
    Object.fromEntries(pages.map((page) => [page, join(dist, `${page}.html.br`)])),
  ),
];
const ratios: number[] = [];
try {
  console.log(`wrk, 64 connections, ${rounds} rounds of ${seconds} s each, requests per second:`);
  for (const page of pages) {
    const measured: { ours: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round++) measured.push(await oneRound(page, round));
    const ratio = median(measured.map(({ ours, bare }) => ours / bare));
    const rates = (['ours', 'bare'] as const).map(
      (side) => `${side} ${median(measured.map((round) => round[side])).toFixed(0)}`,
    );
    ratios.push(ratio);
    console.log(`${page}: ${rates.join(', ')}; median of the ratios ${ratio.toFixed(3)}`);
  }
} finally {
  for (const { stop } of served) stop();
}
const middle = median(ratios);
console.log(`Full configuration against bare nginx: ${middle.toFixed(3)} (goal ${goal}).`);
if (middle < goal) process.exit(1);
