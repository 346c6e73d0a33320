// Photographs every screen and state of the built desk: npm run shots:desk [-- held figures]
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { runDesk, type RunningDesk } from '../tests/support/running-desk.ts';
import { screens, schemes, widths, type Screen } from '../tests/support/screens.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/shots-desk');
/** Those that docs/desk.md shows. */
const shown = ['held', 'figures', 'health', 'persons-found'];
const asked = process.argv.slice(2);
const wanted = screens.filter(({ name }) => asked.length === 0 || asked.includes(name));

async function open(desk: RunningDesk, browser: Browser, screen: Screen): Promise<Page> {
  const page = await browser.newPage();
  if (screen.as) await desk.enter(page.context(), screen.as);
  await page.goto(desk.origin + screen.path);
  await page.getByText(screen.until).first().waitFor();
  await screen.then?.(page);
  return page;
}

/** Whole screens on paper: the frame's own scrolling would cut them off at the window. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const [width, height] of widths)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      const long = await page.evaluate(() => {
        const parts = [document.documentElement, document.querySelector('#stage')];
        return Math.max(...parts.map((part) => (part ? part.scrollHeight - part.clientHeight : 0)));
      });
      await page.setViewportSize({ width, height: height + long });
      const scheme = colorScheme === 'dark' ? '-dark' : '';
      await page.screenshot({
        path: join(folder, `${name}-${width}${scheme}.png`),
        fullPage: true,
      });
    }
}

mkdirSync(folder, { recursive: true });
mkdirSync(join(root, 'docs/desk'), { recursive: true });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
await using desk = await runDesk();
for (const screen of wanted) {
  await desk.empty();
  if (!screen.isEmpty) await desk.fillSamples();
  const page = await open(desk, browser, screen);
  await shoot(page, screen.name);
  await page.context().close();
  if (shown.includes(screen.name))
    copyFileSync(
      join(folder, `${screen.name}-1024.png`),
      join(root, `docs/desk/${screen.name}.png`),
    );
  console.log(screen.name);
}
await browser.close();
console.log(`Pictures of ${wanted.length} screens lie in ${folder}.`);
