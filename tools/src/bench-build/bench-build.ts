// How long the build takes with many service pages, against bare Astro on the same words:
// node tools/src/bench-build/bench-build.ts [--pages 2000]
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bareSite } from './bare-site.ts';
import { buildTime } from './build-time.ts';
import { growSite } from './grown-site.ts';

const most = 5;
const { values } = parseArgs({ options: { pages: { type: 'string', default: '2000' } } });
const pages = Number(values.pages);
const root = join(import.meta.dirname, '../../..');
// Inside the project, so that the copies find its packages.
const folder = join(root, '.cache/bench-build');
const astro = join(root, 'node_modules/astro/bin/astro.mjs');

function measure(name: string, site: string): number {
  const { seconds, cpuSeconds } = buildTime(astro, site);
  const each = ((cpuSeconds * 1000) / pages).toFixed(1);
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processor (${each} ms a page)`,
  );
  return cpuSeconds;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  console.log(`A build with ${pages} service pages:`);
  const bare = measure('bare Astro, same words', bareSite(root, folder, pages));
  const ours = measure('this site', growSite(root, folder, pages));
  const ratio = ours / bare;
  console.log(`Ratio of processor time ${ratio.toFixed(2)} (goal: at most ${most}).`);
  if (ratio > most) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
