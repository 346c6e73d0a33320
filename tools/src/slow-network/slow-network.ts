// A first visit on a slow connection and a cheap phone: 300 ms, 700 kbit/s, a quarter of the processor.
// node tools/src/slow-network/slow-network.ts [--runs 5] [pages…]
import { readCommandLine } from '@studio/contract/command-line';
import { chromium } from '@playwright/test';
import { debianChromium, wholeChromium } from '@studio/browser/chromium.ts';
import { heaviestService } from '#serving/heaviest-page.ts';
import { median } from '#serving/median.ts';
import { serveSite } from '#serving/serve-site.ts';
import { paintLowerBound, type FirstView } from './paint-lower-bound.ts';

const line = { roundTrip: 300, bytesPerMs: 700_000 / 8 / 1000 };
/** The limit of a good largest contentful paint, here even on a slow connection. */
const most = 2500;
const port = 4466;

const help = `npm run bench -- slow-line [<page> …] [--runs <number>]

Measures a first visit on a slow connection and a cheap phone.

  <page>           some pages instead of the usual ones, like /contact
  --runs <number>  how often each page is measured`;

const { values, positionals } = readCommandLine(help, {
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const pages = positionals.length > 0 ? positionals : ['/', heaviestService(), '/contact'];

/** Runs in the page: reads the browser's own times of the first and the largest paint. */
const paints = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    resolve({ first: first.startTime, largest: list.getEntries().at(-1).startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

async function visit(path: string): Promise<FirstView> {
  const browser = await chromium.launch({ ...debianChromium, executablePath: wholeChromium });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.roundTrip,
      downloadThroughput: line.bytesPerMs * 1000,
      uploadThroughput: line.bytesPerMs * 1000,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    session.on('Network.responseReceived', ({ requestId, response }) => {
      kinds.set(requestId, response.mimeType);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? '';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' });
    const { first, largest } = await page.evaluate<Pick<FirstView, 'first' | 'largest'>>(paints);
    return { first, largest, html: bytes['text/html'] ?? 0, css: bytes['text/css'] ?? 0 };
  } finally {
    await browser.close();
  }
}

const served = await serveSite(port);
const faults: string[] = [];
console.log('floor: one round trip plus the bytes of page and stylesheet; times in ms');
console.log('  floor  first  largest  first/floor  page');
try {
  for (const path of pages) {
    const views: FirstView[] = [];
    for (let run = 0; run < Number(values.runs); run++) views.push(await visit(path));
    const first = median(views.map((view) => view.first));
    const largest = median(views.map((view) => view.largest));
    const floor = median(views.map((view) => paintLowerBound(view, line)));
    const ms = (value: number, width: number): string => value.toFixed(0).padStart(width);
    const ratio = first / floor;
    console.log(
      `${ms(floor, 7)}${ms(first, 7)}${ms(largest, 9)}${ratio.toFixed(2).padStart(13)}  ${path}`,
    );
    if (largest > most)
      faults.push(`${path}: the largest paint takes ${ms(largest, 0)} ms, more than ${most}.`);
  }
} finally {
  served.stop();
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
