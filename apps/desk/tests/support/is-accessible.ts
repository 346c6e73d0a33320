import type { Page } from '@playwright/test';
import { axeFaults, colorRules } from '@studio/browser/axe.ts';
import { isNightly } from '@studio/browser/nightly.ts';
import { schemes, widths as usualWidths } from './screens.ts';
import { expect } from './test.ts';

/** Between a phone and a desk: by day it is looked at for its width alone. */
const MIDDLE_PX = 1024;
const NARROWEST = { width: 320, height: 640 };

interface AccessibilityOptions {
  /** Names the state of the screen in a failure. */
  readonly what?: string;
  /** Parts of the page to look at; all of it where none is named. */
  readonly within?: readonly string[];
  /** Of the window, with its height. */
  readonly widths?: readonly (readonly [width: number, height: number])[];
  /** Of the window at a width. Tall where a button half under a phone's bar would be scrolled to. */
  readonly height?: (width: number) => number | undefined;
  /** What else must be true at a width. */
  readonly also?: (width: number) => Promise<void>;
}

/**
 * Nothing that axe finds, and nothing to scroll sideways, in each width and scheme. By day axe leaves out the middle
 * width, and in the dark whatever does not hang on colours.
 */
export async function isAccessible(page: Page, options: AccessibilityOptions = {}): Promise<void> {
  const { what = 'it', within, widths = usualWidths, height, also } = options;
  const before = page.viewportSize();
  for (const [width, usual] of widths) {
    await page.setViewportSize({ width, height: height?.(width) ?? usual });
    for (const colorScheme of schemes) {
      // Colours that are on their way to others are no colours to judge.
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
