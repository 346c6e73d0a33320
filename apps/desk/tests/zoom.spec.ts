import type { Page } from '@playwright/test';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// 1280 × 720 at 200 %: half of the window is left, each way.
test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });

/** Elements that cannot be scrolled into view. Runs on the page. */
function unreachable(within: string): string[] {
  const controls = document
    .querySelector(within)
    ?.querySelectorAll<HTMLElement>('a, button:enabled, input, select, textarea, summary');
  return [...(controls ?? [])].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    if (!control.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1)
      return [];
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = control.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isWhole = box.left >= 0 && box.right <= innerWidth;
    const isHit = hit !== null && (control.contains(hit) || hit.contains(control));
    return isWhole && isHit ? [] : [control.outerHTML.slice(0, 120)];
  });
}

async function fits(page: Page, name: string, within = 'body'): Promise<void> {
  expect(await page.evaluate(unreachable, within), name).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

test('at 200 % nothing is cut off and nothing scrolls sideways', async ({
  desk,
  context,
  page,
}) => {
  await desk.fillSamples();
  await desk.fillVisits();
  await desk.enter(context, 'meera');
  for (const { name, path, until, then } of screens.filter((one) =>
    [
      'inbox',
      'held',
      'reports',
      'visits',
      'health',
      'people-found',
      'absence',
      'templates',
      'notices',
    ].includes(one.name),
  )) {
    await page.goto(desk.origin + path);
    await page.getByText(until).first().waitFor();
    await then?.(page);
    await fits(page, name);
  }
  await page.goto(`${desk.origin}/templates?template=first`);
  await page.getByText('No gaps to fill in').waitFor();
  await fits(page, 'a template');
});

test('at 200 % an enquiry can be read and answered', async ({ desk, openAs }) => {
  await desk.fillSamples();
  const page = await openAs('asha', '/q/to-answer');
  await page.getByRole('link', { name: /Katharina/u }).click();
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
  await fits(page, 'the enquiry');
  await page.getByRole('button', { name: 'Reply' }).click();
  const text = page.getByRole('textbox', { name: 'Reply' });
  await text.fill('Thank you. May we call you on Tuesday?');
  await fits(page, 'the reply', 'section[aria-label=Reply]');
  const lines = await text.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(lines).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Send and wait for them' }).click();
  await expect(page.getByText(/^Sent to Katharina/u)).toBeVisible();
});
