import type { Page } from '@playwright/test';
import { axeFaults, colorRules } from '@studio/browser/axe.ts';
import { isNightly } from '@studio/browser/nightly.ts';
import { schemes, widths as usualWidths } from './screens.ts';
import { expect } from './test.ts';

/** Between a phone and a wide screen: in the light scheme only checked for overflow. */
const MIDDLE_PX = 1024;
const NARROWEST = { width: 320, height: 640 };

interface AccessibilityOptions {
  /** The state of the screen, for the failure message. */
  readonly what?: string;
  /** The parts of the page to check; all of it if omitted. */
  readonly within?: readonly string[];
  /** The widths of the window, with their heights. */
  readonly widths?: readonly (readonly [width: number, height: number])[];
  /** The height at a width: tall if a button could be scrolled half under a phone's bar. */
  readonly height?: (width: number) => number | undefined;
  /** A further check at each width. */
  readonly also?: (width: number) => Promise<void>;
}

/**
 * Checks that axe finds nothing and that nothing scrolls sideways, in each width and colour scheme. In the light
 * scheme axe skips the middle width; in the dark one it only checks what depends on colours.
 */
export async function isAccessible(page: Page, options: AccessibilityOptions = {}): Promise<void> {
  const { what = 'it', within, widths = usualWidths, height, also } = options;
  const before = page.viewportSize();
  for (const [width, usual] of widths) {
    await page.setViewportSize({ width, height: height?.(width) ?? usual });
    for (const colorScheme of schemes) {
      // Colours in transition cannot be checked.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const rules = isNightly || colorScheme === 'light' ? undefined : colorRules;
      if (isNightly || width !== MIDDLE_PX)
        expect(await axeFaults(page, { within, rules }), `${what} ${width} ${colorScheme}`).toEqual(
          [],
        );
    }
    await expectNoSideways(page, what);
    await also?.(width);
  }
  await page.setViewportSize(NARROWEST);
  await expectNoSideways(page, what);
  if (before) await page.setViewportSize(before);
}

async function expectNoSideways(page: Page, what: string): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, `${what} scrolls sideways at ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
}
