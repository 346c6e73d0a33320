import type { Page } from '@playwright/test';
import { axeFaults } from '@studio/browser/axe.ts';
import { isNightly } from '@studio/browser/nightly.ts';
import { widths } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { addTo, katharina, layla, receivedAgo } from './support/enquiry-samples.ts';

const faults = (page: Page) => axeFaults(page, { within: ['article', 'dialog'] });

const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });

for (const [width, height] of isNightly ? widths : widths.filter(([each]) => each !== 1024))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing at ${width}, ${colorScheme}`, async ({ desk, openAs, page }) => {
      // Seven axe runs in one browser: each takes seconds on a busy machine.
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const id = await addTo(desk, { ...katharina, ...receivedAgo(3) });
      const late = await addTo(desk, { ...layla, ...receivedAgo(200) });
      await openAs('meera', `/q/to-answer/${id}`);
      await expect(heading(page)).toHaveText(katharina.subject);
      const found: Record<string, string[]> = { enquiry: await faults(page) };
      for (const [menu, key] of [
        ['assign', 'a'],
        ['put off', 's'],
        ['close', 'e'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page.locator('details[open] [data-panel]').last()).toBeVisible();
        found[menu] = await faults(page);
        await page.keyboard.press('Escape');
      }
      if (width < 768) await page.getByText('Who they are, and where').click();
      await page.keyboard.press('p');
      await expect(page.getByRole('dialog', { name: 'Berth plan' })).toBeVisible();
      found['sheet'] = await faults(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Erase this person…' }).click();
      await expect(page.getByRole('dialog', { name: /^Erase/u })).toBeVisible();
      found['erase'] = await faults(page);
      await page.keyboard.press('Escape');
      await page.goto(`${desk.origin}/q/to-answer/${late}`);
      await expect(heading(page)).toHaveText(layla.subject);
      found['late'] = await faults(page);
      const states = ['enquiry', 'assign', 'put off', 'close', 'sheet', 'erase', 'late'];
      expect(found).toEqual(Object.fromEntries(states.map((state) => [state, []])));
    });

test('a screen reader hears the place in the list, what waits and what can be done', async ({
  desk,
  openAs,
}) => {
  const id = await addTo(desk, katharina);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await expect(heading(page)).toHaveText(katharina.subject);
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article "Enquiry from Katharina Freifrau von Hohenstein-Lindenberg":
      - group "This enquiry":
        - button "Previous enquiry" [disabled]
        - button "Next enquiry" [disabled]
      - heading "Moving 14 services off our own racks before March" [level=1]
      - img /of 8 business hours used/
      - region "What happened":
        - list
      - complementary "Facts":
        - region "Where they are"
  `);
});

test('with the reader’s own colours every line is visible', async ({ desk, openAs, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const id = await addTo(desk, katharina);
  await openAs('asha', `/q/to-answer/${id}`);
  await expect(heading(page)).toHaveText(katharina.subject);
  const lines = await page
    .getByRole('img', { name: /business hours used/u })
    .locator('line, path')
    .evaluateAll((marks) => {
      const paper = getComputedStyle(document.body).backgroundColor;
      const drawn = marks.map((mark) => getComputedStyle(mark));
      return drawn.filter(
        ({ stroke, fill }) => stroke !== paper || (fill !== 'none' && fill !== paper),
      ).length;
    });
  expect(lines).toBeGreaterThan(4);
});
