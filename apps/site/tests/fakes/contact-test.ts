import { test as base, expect, type Page, type Route } from '@playwright/test';
import { intakePath, enquiriesPath, subscriptionsPath } from '@studio/contract/paths';
import { axeFaults } from '@studio/browser/axe.ts';
import { contentSecurityPolicy } from '../../../../deploy/content-security-policy.ts';
import { startFakeServer, type FakeServer } from './fake-server.ts';
import { setTransports } from './transports.ts';

export const emailJsIds = {
  serviceId: 'service_studio',
  templateId: 'template_lead',
  publicKey: 'public-key',
};

declare global {
  interface Window {
    heldWaits?: { readonly asked: () => number; readonly end: () => void };
  }
}

interface Fixtures {
  /** The transports that /contact is configured with. */
  readonly transports: 'intake' | 'emailjs' | 'both';
  readonly ids: typeof emailJsIds;
  /** Listens where the web server's proxy would reach it. */
  readonly intake: FakeServer;
  readonly emailJs: FakeServer;
  readonly quietConsole: undefined;
}

export const stored = { status: 201, body: JSON.stringify({ reference: 'K7Q-2M4' }) };

export const test = base.extend<Fixtures>({
  transports: ['intake', { option: true }],
  ids: [emailJsIds, { option: true }],

  intake: async ({ page, transports }, provide) => {
    const intake = await startFakeServer(stored);
    for (const path of [enquiriesPath, subscriptionsPath])
      await page.route(`**${path}`, (route) =>
        transports === 'intake'
          ? route.continue({ url: intake.origin + path })
          : fetchFor(route, intake.origin + path),
      );
    await provide(intake);
    await intake.close();
  },

  emailJs: async ({ page, transports, ids }, provide) => {
    const emailJs = await startFakeServer({ status: 200, body: 'OK' });
    if (transports !== 'intake') {
      await allow(page, emailJs.origin);
      await setTransports(page, {
        intake: transports === 'both',
        emailJs: { ...ids, origin: emailJs.origin },
      });
    }
    await provide(emailJs);
    await emailJs.close();
  },

  /** No console errors of ours are allowed in any test; the browser's report of a refused request is not ours. */
  quietConsole: [
    async ({ page }, provide) => {
      const said: string[] = [];
      // The fake's plain page has no view transition, which the browser reports as an error.
      page.on('pageerror', (error) => {
        if (!error.message.includes('ViewTransition opt-in')) said.push(String(error));
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          said.push(message.text());
      });
      await provide(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

/** Serves pages with the CSP of a build with this EmailJS. */
async function allow(page: Page, emailJsOrigin: string): Promise<void> {
  const policy = contentSecurityPolicy({ intake: intakePath, emailJsOrigin }, false);
  await page.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    return route.fulfill({ response, headers });
  });
  await page.route(`${emailJsOrigin}/**`, (route) => fetchFor(route, route.request().url()));
}

/**
 * Playwright requests the fake on behalf of the browser, which treats such a page as a public one and lets it request
 * nothing on this machine.
 */
async function fetchFor(route: Route, url: string): Promise<void> {
  const response = await route.fetch({ url, timeout: 0 }).catch(() => undefined);
  await (response ? route.fulfill({ response }) : route.abort('connectionreset'));
}

interface Waits {
  /** The timeout that the page set for its first answer, in milliseconds. */
  readonly asked: () => Promise<number>;
  /** Ends the wait as if that time had passed. */
  readonly end: () => Promise<void>;
}

/** The page waits for an answer as long as the test decides, so that a slow machine does not matter. */
export async function holdWaits(page: Page): Promise<Waits> {
  await page.addInitScript(() => {
    const sending = 10_000;
    const waits: { readonly asked: number; readonly held: AbortController }[] = [];
    const honest = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (asked) => {
      if (asked < sending) return honest(asked);
      const held = new AbortController();
      waits.push({ asked, held });
      return held.signal;
    };
    window.heldWaits = {
      asked: () => waits[0]?.asked ?? 0,
      end: () => {
        for (const { held } of waits) held.abort(new DOMException('Too late', 'TimeoutError'));
      },
    };
  });
  return {
    asked: () => page.evaluate(() => window.heldWaits?.asked() ?? 0),
    end: () => page.evaluate(() => window.heldWaits?.end()),
  };
}

/** The pauses between attempts, and the limit for all of them, pass a hundred times as fast. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const honest = window.setTimeout.bind(window);
    const faster = (then: TimerHandler, milliseconds = 0): number =>
      honest(then, milliseconds < 1_000 ? milliseconds : milliseconds / 100);
    Object.assign(window, { setTimeout: faster });
  });
}

export async function expectNoViolations(page: Page, state: string): Promise<void> {
  expect(await axeFaults(page), state).toEqual([]);
}
