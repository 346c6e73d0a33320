import { expect, type Page } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { aService } from './any-entries.ts';
import { test } from './shared-tab.ts';

// Visual details: rows that do not align, text that touches a line, a drop cap that touches its text.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One service page for each drop cap. */
const dropCaps = new Map(
  siteContent()
    .services.filter(({ intro }) => intro.style === 'drop-cap')
    .map(({ intro, href }) => [intro.text[0]?.text[0], href]),
);

const setWidth = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: 900 });

for (const path of ['/', '/services'])
  test(`${path}: the terms of both models are in the same rows`, async ({ page }) => {
    await page.goto(path);
    for (const width of [768, 1024, 1440]) {
      await setWidth(page, width);
      const [team = [], project = []] = await page
        .locator('article:has(dl)')
        .evaluateAll((models) =>
          models.map((model) =>
            [...model.querySelectorAll('h3, p, dl > div, a')].map((part) =>
              Math.round(part.getBoundingClientRect().top),
            ),
          ),
        );
      expect(team.length).toBeGreaterThan(4);
      expect(project, `${width} px`).toEqual(team);
    }
  });

test('every group of services on the home page has its drawing, at every width', async ({
  page,
}) => {
  await page.goto('/');
  const rows = page.locator('div:has(> h3):has(> ul)');
  expect(await rows.count()).toBeGreaterThan(3);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await setWidth(page, width);
    for (const row of await rows.all()) {
      const drawn = await row.locator('svg').first().boundingBox();
      expect(drawn?.width ?? 0, `${width} px`).toBeGreaterThanOrEqual(96);
    }
  }
});

test('no grid line touches the title of a section', async ({ page }) => {
  await page.goto('/');
  for (const width of [1024, 1280, 1440, 1920]) {
    await setWidth(page, width);
    const touched = await page.locator('h2:has(span + span)').evaluateAll((titles) =>
      titles.flatMap((title) => {
        const words = title.lastElementChild ?? title;
        const frame = title.parentElement?.parentElement?.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(words);
        const ink = range.getBoundingClientRect();
        const box = words.getBoundingClientRect();
        const isOpaque = getComputedStyle(words).backgroundColor !== 'rgba(0, 0, 0, 0)';
        return [0.25, 0.5, 0.75]
          .map((part) => (frame?.left ?? 0) + part * (frame?.width ?? 0))
          .filter((line) => line > ink.left - 12 && line < ink.right + 12)
          .filter((line) => !isOpaque || line < box.left || line > box.right)
          .map((line) => `${words.textContent}: ${line}`);
      }),
    );
    expect(touched, `${width} px`).toEqual([]);
  }
});

test('the line above a section is as thick on its right as on its left', async ({ page }) => {
  await setWidth(page, 1024);
  await page.goto(aService.href);
  const double = await page.locator('main section').evaluateAll((bands) =>
    bands.flatMap((band) => {
      const inner = [...band.querySelectorAll(':scope > div > :nth-child(2) > *')][0];
      const hasRule = (part: Element): boolean =>
        Number.parseFloat(getComputedStyle(part).borderTopWidth) > 0;
      if (!inner || !hasRule(band) || !hasRule(inner)) return [];
      const apart = inner.getBoundingClientRect().top - band.getBoundingClientRect().top;
      return apart > 0.5 && apart < 3 ? [`${band.querySelector('h2')?.textContent}: ${apart}`] : [];
    }),
  );
  expect(double).toEqual([]);
});

test('a drop cap does not touch its text', async ({ page }) => {
  await setWidth(page, 1280);
  const gaps: Record<string, number> = {};
  for (const path of dropCaps.values()) {
    await page.goto(path);
    const gap = await page.evaluate(() => {
      const text = [...document.querySelectorAll('main p')].find(
        (p) =>
          !['', 'normal'].includes(
            getComputedStyle(p, '::first-letter').getPropertyValue('initial-letter'),
          ),
      );
      const node = text && document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode();
      if (!node) return undefined;
      const boxOf = (at: number): DOMRect => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      };
      return boxOf(1).left - boxOf(0).right;
    });
    if (gap !== undefined) gaps[path] = gap;
  }
  expect(Object.keys(gaps)).toHaveLength(dropCaps.size);
  for (const [path, gap] of Object.entries(gaps)) expect(gap, path).toBeGreaterThanOrEqual(8);
});
