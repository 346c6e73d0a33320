import { setTimeout as wait } from 'node:timers/promises';
import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { debianChromium, wholeChromium } from '@studio/browser/chromium.ts';
import type { Engine, Setting, Tab } from './driver.ts';

/** Chromium by its own protocol, which loses a page restored from the back-forward cache. */
export const chromium = (setting: Setting): Promise<Engine> =>
  puppeteerEngine(
    {
      browser: 'chrome',
      executablePath: wholeChromium,
      args: [...debianChromium.args, '--disable-features=BackForwardCache'],
    },
    async (page) => {
      if (setting === 'no script') await page.setJavaScriptEnabled(false);
      if (setting === 'dark')
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    },
  );

/** Firefox by WebDriver BiDi, which can set neither script nor colors; preferences can. */
export const firefox = (setting: Setting): Promise<Engine> =>
  puppeteerEngine({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: {
      'javascript.enabled': setting !== 'no script',
      'layout.css.prefers-color-scheme.content-override': setting === 'dark' ? 0 : 1,
    },
  });

async function puppeteerEngine(
  options: LaunchOptions,
  prepare?: (page: Page) => Promise<void>,
): Promise<Engine> {
  const browser = await launch(options);
  return {
    newTab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await prepare?.(page);
      return { ...tabOf(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

/** A page that was just put into the back-forward cache never answers; a retry reaches its successor. */
async function tooLong(): Promise<never> {
  await wait(3000, undefined, { ref: false });
  throw new Error('The page does not answer.');
}

const tabOf = (page: Page): Omit<Tab, 'close'> => ({
  goto: async (url) => {
    await page.goto(url);
  },
  evaluate: (expression) => Promise.race([page.evaluate(expression), tooLong()]),
  click: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  resize: (width, height) => page.setViewport({ width, height }),
});
