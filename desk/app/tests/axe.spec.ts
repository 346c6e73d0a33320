import { axeFaults } from '../../../browser/axe.ts';
import { screens, schemes, widths } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Six looks each, on a machine that may be busy. */
const SIX_LOOKS_MS = 120_000;

for (const { name, path, as, until, then, isEmpty } of screens)
  test(`nothing bars anybody: ${name}`, async ({ desk, context, page }) => {
    test.setTimeout(SIX_LOOKS_MS);
    if (!isEmpty) await desk.fillSamples();
    if (as) await desk.enter(context, as);
    await page.goto(desk.origin + path);
    await page.getByText(until).first().waitFor();
    await then?.(page);
    for (const [width, height] of widths)
      for (const colorScheme of schemes) {
        await page.setViewportSize({ width, height });
        // Colours that are on their way to others are no colours to judge.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await axeFaults(page), `${width} ${colorScheme}`).toEqual([]);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(sideways, `${width} scrolls sideways`).toBeLessThanOrEqual(0);
        // On a desk each part scrolls alone: a page that scrolls around them hides their heads.
        const downwards = await page.evaluate(
          () => document.documentElement.scrollHeight - innerHeight,
        );
        if (as && width >= 768)
          expect(downwards, `${width} scrolls as a whole`).toBeLessThanOrEqual(0);
      }
  });
