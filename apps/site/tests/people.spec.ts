import { expect } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { test } from './shared-tab.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`invented people are drawn, dark on light, and marked as samples: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/about');
    const band = page.getByRole('region', { name: 'Who you will meet' });
    await expect(band.getByText('Sample people')).toBeVisible();
    const faces = band.getByRole('img', { name: /^A drawn face/ });
    await expect(faces).toHaveCount(3);
    for (const face of await faces.all()) {
      const [paper, ink] = await face.evaluate((drawing) => {
        const { backgroundColor, stroke } = getComputedStyle(drawing);
        const light = (color: string) =>
          (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
        return [light(backgroundColor), light(stroke)] as const;
      });
      expect(paper).toBeGreaterThan(ink + 150);
    }
  });

test('the person who answers for a service is shown small beside the name', async ({ page }) => {
  const answered = siteContent().services.filter(({ answeredBy }) => answeredBy?.face);
  expect(answered.length).toBeGreaterThan(0);
  for (const { href, answeredBy } of answered) {
    await page.goto(href);
    const band = page.getByRole('region', { name: 'Typical engagement' });
    const face = band.getByRole('img', { name: /^A drawn face/ });
    await expect(band.getByRole('link', { name: answeredBy?.name ?? '' })).toBeVisible();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await face.boundingBox())?.width, `${width} px`).toBeCloseTo(96, 0);
    }
  }
});
