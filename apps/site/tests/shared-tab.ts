import { test as base, type Page } from '@playwright/test';

/** The tab of this worker. */
let tab: Page | undefined;

/**
 * For tests that only read pages: one tab per worker, because opening a tab takes as long as a test. They may neither
 * store anything nor add a script to every page: the next test would have it.
 */
export const test = base.extend({
  page: async (
    { browser, viewport, colorScheme, contextOptions, javaScriptEnabled, timezoneId },
    provide,
  ) => {
    if (!javaScriptEnabled || timezoneId) throw new Error('This needs a tab of its own.');
    tab ??= await browser.newPage();
    if (viewport) await tab.setViewportSize(viewport);
    const { reducedMotion = 'no-preference' } = contextOptions;
    const forcedColors = 'none';
    await tab.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
    await provide(tab);
    tab.removeAllListeners();
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    await tab.goto('about:blank');
  },
});
