// Photographs every screen and state of the built desk: npm run screenshots -- desk [held reports]
// Names in Tamil, Arabic and Japanese come out where the machine has letters for them.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { debianChromium } from '@studio/browser/chromium.ts';
import { enquiryScreens } from '../tests/support/enquiry-screens.ts';
import { runDesk } from '../tests/support/running-desk.ts';
import { screens, schemes, widths, type Screen } from '../tests/support/screens.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/shots-desk');
/** Those that docs/desk.md shows. */
const shown = [
  'inbox',
  'enquiry-reply',
  'templates',
  'held',
  'reports',
  'outcomes',
  'visits',
  'health',
  'people-found',
  'enquiry-erase',
];
const asked = process.argv.slice(2);
const wanted = [...screens, ...enquiryScreens].filter(
  ({ name }) => asked.length === 0 || asked.includes(name),
);

/** Whole screens on paper: the frame's own scrolling would cut them off at the window. */
async function shoot(page: Page, name: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const long = await page.evaluate(() => {
    const parts = [document.documentElement, document.querySelector('#stage')];
    return Math.max(...parts.map((part) => (part ? part.scrollHeight - part.clientHeight : 0)));
  });
  await page.setViewportSize({ width, height: height + long });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const scheme = colorScheme === 'dark' ? '-dark' : '';
    await page.screenshot({ path: join(folder, `${name}-${width}${scheme}.png`) });
  }
}

const browser = await chromium.launch(debianChromium);
await using desk = await runDesk();

/** At each width from the beginning: what is open was opened there. */
async function photograph({
  name,
  path,
  as,
  until,
  then,
  isEmpty,
  hasVisits,
}: Screen): Promise<void> {
  for (const [width, height] of widths) {
    await desk.empty();
    if (!isEmpty) await desk.fillSamples();
    if (hasVisits) await desk.fillVisits();
    const page = await browser.newPage({ viewport: { width, height } });
    if (as) await desk.enter(page.context(), as);
    await page.goto(desk.origin + path);
    await page.getByText(until).filter({ visible: true }).first().waitFor();
    await then?.(page);
    await page.getByText('Loading the sheet…').waitFor({ state: 'detached' });
    // The local time of a row is loaded after the row.
    if ((await page.locator('a[data-row]').count()) > 0)
      await page.locator('abbr').first().waitFor({ state: 'attached' });
    await shoot(page, name);
    await page.context().close();
  }
  console.log(name);
}

mkdirSync(folder, { recursive: true });
mkdirSync(join(root, 'docs/desk'), { recursive: true });
for (const screen of wanted) await photograph(screen);
for (const { name } of wanted.filter((screen) => shown.includes(screen.name)))
  copyFileSync(join(folder, `${name}-1024.png`), join(root, `docs/desk/${name}.png`));
await browser.close();
console.log(`Pictures of ${wanted.length} screens lie in ${folder}.`);
