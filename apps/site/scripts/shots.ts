// Pictures of every kind of page, to be looked at: node apps/site/scripts/shots.ts [--sheet] [page …]
// Writes shots/<page>-<width>[-dark].png, then what is open, scrolled or wrong, the pages on paper and
// with a default font of 24 px; with --sheet all pages, side by side and small, at seven widths. Needs a
// built site.
import { execFileSync, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { debianChromium } from '@studio/browser/chromium.ts';
import { pathsByKind, pageOfEachKind } from '@studio/content/routes/page-kinds.ts';
import { contactSheet } from './contact-sheet.ts';
import { loadLazyContent } from './load-lazy-content.ts';
import { states } from './shot-states.ts';
import { widths } from './widths.ts';

const port = 4402;
const kinds = [...pageOfEachKind(), '/no-such-page'];
const named = process.argv.slice(2).filter((word) => word.startsWith('/'));
const paths = named.length > 0 ? named : kinds;

const nameOf = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');

async function shoot(
  browser: Browser,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    baseURL: `http://127.0.0.1:${port}`,
  });
  const suffix = `${width}${colorScheme === 'dark' ? '-dark' : ''}.png`;
  for (const path of paths) {
    await page.goto(path);
    await loadLazyContent(page);
    await page.screenshot({ path: `shots/${nameOf(path)}-${suffix}`, fullPage: true });
  }
  for (const [name, path, enter] of states) {
    await page.goto(path);
    await enter(page);
    await wait(500);
    await page.screenshot({ path: `shots/${name}-${suffix}` });
  }
  await page.close();
}

/** The pages as A4 sheets, and with a large default font. */
async function shootReaders(browser: Browser): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 900 },
    reducedMotion: 'reduce',
    baseURL: `http://127.0.0.1:${port}`,
  });
  for (const path of paths) {
    await page.goto(path);
    const input = await page.pdf({ format: 'A4' });
    execFileSync('pdftoppm', ['-r', '72', '-png', '-', `shots/${nameOf(path)}-paper`], { input });
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  for (const path of paths) {
    await page.goto(path);
    await loadLazyContent(page);
    await page.screenshot({ path: `shots/${nameOf(path)}-390-large.png`, fullPage: true });
  }
  await page.close();
}

async function shootSheets(browser: Browser): Promise<void> {
  const all = named.length > 0 ? named : pathsByKind().flat();
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      baseURL: `http://127.0.0.1:${port}`,
    });
    await contactSheet(page, all, `shots/sheet-${width}.png`);
    await page.close();
  }
}

async function shootKinds(browser: Browser): Promise<void> {
  for (const width of [1440, 390])
    for (const scheme of ['light', 'dark'] as const) await shoot(browser, width, scheme);
  await shootReaders(browser);
}

await mkdir('shots', { recursive: true });
const server = spawn(process.execPath, ['deploy/nginx/serve.ts', String(port)], {
  stdio: 'inherit',
});
try {
  await wait(1000);
  const browser = await chromium.launch(debianChromium);
  await (process.argv.includes('--sheet') ? shootSheets : shootKinds)(browser);
  await browser.close();
  console.log('The pictures are in shots/.');
} finally {
  server.kill('SIGTERM');
}
