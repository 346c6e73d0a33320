import { isAccessible } from './support/is-accessible.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Six axe runs each, on a machine that may be busy. */
const SIX_LOOKS_MS = 120_000;
const WHOLE_PX = 12_000;
const DESK_PX = 768;

for (const { name, path, as, until, then, isEmpty, hasVisits } of screens)
  test(`nothing bars anybody: ${name}`, async ({ desk, context, page }) => {
    test.setTimeout(SIX_LOOKS_MS);
    if (!isEmpty) await desk.fillSamples();
    if (hasVisits) await desk.fillVisits();
    if (as) await desk.enter(context, as);
    await page.goto(desk.origin + path);
    await page.getByText(until).first().waitFor();
    await then?.(page);
    await isAccessible(page, {
      what: name,
      // A report is longer than a phone: its links must not be checked while scrolled half under the bar.
      height: (width) => (path.startsWith('/reports') && width < DESK_PX ? WHOLE_PX : undefined),
      // On a wide screen each part scrolls by itself; if the page scrolled too, it would hide the headers.
      also: async (width) => {
        const downwards = await page.evaluate(
          () => document.documentElement.scrollHeight - innerHeight,
        );
        if (as && width >= DESK_PX)
          expect(downwards, `${width} scrolls as a whole`).toBeLessThanOrEqual(0);
      },
    });
  });
