// Runs Lighthouse as a phone on the heaviest page of each kind and fails below 100 in any category:
// node tools/src/lighthouse/lighthouse.ts [--runs 5] [pages…]
import { readCommandLine } from '@studio/contract/command-line';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pathsByKind } from '@studio/content/routes/page-kinds.ts';
import { debianChromium, wholeChromium } from '@studio/browser/chromium.ts';
import { heaviestOf } from '#serving/heaviest-page.ts';
import { serveSite } from '#serving/serve-site.ts';
import { categories, medianRun, missed, type Run } from './score-goals.ts';

const kinds = pathsByKind().map(heaviestOf);
const port = 4461;

const help = `npm run bench -- lighthouse [<page> …] [--runs <number>]

Runs Lighthouse as a phone on the heaviest page of each kind.

  <page>           some pages instead of the usual ones, like /contact
  --runs <number>  how often each page is measured`;

const { values, positionals } = readCommandLine(help, {
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const pages = positionals.length > 0 ? positionals : kinds;

/** Sometimes the browser records no start of the page and Lighthouse must run again: two retries are enough. */
const TRIES = 2;

/** A fresh browser for each run: no cache, no connection, no compiled script is left over. */
async function measure(page: string, left = TRIES): Promise<Run> {
  const chrome = await launch({
    chromePath: wholeChromium,
    chromeFlags: ['--headless=new', ...debianChromium.args],
  });
  try {
    const result = await lighthouse(`http://127.0.0.1:${port}${page}`, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    const report = result?.lhr;
    if (report?.runtimeError?.code === 'NO_NAVSTART' && left > 0)
      return await measure(page, left - 1);
    if (!report || report.runtimeError)
      throw new Error(`Lighthouse could not read ${page}: ${report?.runtimeError?.message ?? ''}`);
    printLosses(report);
    const score = (category: (typeof categories)[number]): number =>
      Math.round((report.categories[category]?.score ?? 0) * 100);
    const figure = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      shift: figure('cumulative-layout-shift'),
      blocking: figure('total-blocking-time'),
    };
  } finally {
    chrome.kill();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Names every audit that cost points, once, so that a missed goal can be fixed. */
const named = new Set<string>();
function printLosses({ audits, categories: scored, finalDisplayedUrl }: Report): void {
  for (const { auditRefs } of Object.values(scored))
    for (const { id, weight } of auditRefs) {
      const { score, title, displayValue = '' } = audits[id] ?? { score: null, title: id };
      const line = `${new URL(finalDisplayedUrl).pathname} ${id}: ${title} ${displayValue}`;
      if (weight === 0 || score === null || score >= 0.9 || named.has(`${finalDisplayedUrl}${id}`))
        continue;
      named.add(`${finalDisplayedUrl}${id}`);
      console.log(`  loses points: ${line}`);
    }
}

const served = await serveSite(port);
const faults: string[] = [];
console.log(`Lighthouse, phone, median of ${runs}:`);
console.log('perf  a11y  best   seo  shift  blocking  page');
try {
  for (const page of pages) {
    const measured: Run[] = [];
    for (let run = 0; run < runs; run++) measured.push(await measure(page));
    const middle = medianRun(measured);
    const scores = categories.map((category) => String(middle[category]).padStart(4)).join('  ');
    const shift = middle.shift.toFixed(3).padStart(5);
    const blocking = `${middle.blocking.toFixed(0)} ms`.padStart(8);
    console.log(`${scores}  ${shift}  ${blocking}  ${page}`);
    faults.push(...missed(page, middle));
  }
} finally {
  served.stop();
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('Every page reaches every goal.');
