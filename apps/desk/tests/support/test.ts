import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { runDesk, type Account, type RunningDesk } from './running-desk.ts';

interface Parts {
  /** Empty at the beginning of each test. */
  readonly desk: RunningDesk;
  /** Opens an address of the desk as this person, who is signed in; the page is the test's own. */
  readonly openAs: (account: Account, path?: string) => Promise<Page>;
  /** Another person with a browser of their own. */
  readonly another: (account: Account, path?: string) => Promise<Page>;
}

interface WorkerParts {
  readonly running: RunningDesk;
}

/** Each worker of Playwright's has a desk of its own, so that tests beside each other never meet. */
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
