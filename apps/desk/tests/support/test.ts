import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { runDesk, type Account, type RunningDesk } from './running-desk.ts';

interface Parts {
  /** Empty at the start of each test. */
  readonly desk: RunningDesk;
  /** Opens a path of the desk, signed in as this person, on the test's own page. */
  readonly openAs: (account: Account, path?: string) => Promise<Page>;
  /** Opens it as another person in a browser of their own. */
  readonly another: (account: Account, path?: string) => Promise<Page>;
}

interface WorkerParts {
  readonly running: RunningDesk;
}

/** Each Playwright worker has its own desk, so that parallel tests do not interfere. */
export const test = base.extend<Parts, WorkerParts>({
  running: [
    async ({}, use) => {
      await using desk = await runDesk();
      await use(desk);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  desk: async ({ running }, use) => {
    await running.empty();
    await use(running);
  },
  openAs: async ({ desk, context, page }, use) => {
    await use(async (account, path = '/') => {
      await desk.enter(context, account);
      await page.goto(desk.origin + path);
      return page;
    });
  },
  another: async ({ desk, browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (account, path = '/') => {
      const context = await browser.newContext();
      opened.push(context);
      await desk.enter(context, account);
      const page = await context.newPage();
      await page.goto(desk.origin + path);
      return page;
    });
    for (const context of opened) await context.close();
  },
});

export { expect } from '@playwright/test';
