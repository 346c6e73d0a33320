import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { startStandIn, type StandIn } from './stand-in.ts';
import { giveWays } from './ways.ts';

export const emailJsIds = {
  serviceId: 'service_studio',
  templateId: 'template_lead',
  publicKey: 'public-key',
};

interface Fixtures {
  /** What /contact is configured with. */
  readonly ways: 'intake' | 'emailjs' | 'both';
  readonly ids: typeof emailJsIds;
  /** Stands behind /api, as the web server's proxy would reach it. */
  readonly intake: StandIn;
  readonly emailJs: StandIn;
  readonly quietConsole: undefined;
}

export const stored = { status: 201, body: JSON.stringify({ reference: 'K7Q-2M4' }) };

export const test = base.extend<Fixtures>({
  ways: ['intake', { option: true }],
  ids: [emailJsIds, { option: true }],

  intake: async ({ page }, provide) => {
    const intake = await startStandIn(stored);
    await page.route(/\/api\/(leads|subscriptions)$/, (route) =>
      route.continue({ url: intake.origin + new URL(route.request().url()).pathname }),
    );
    await provide(intake);
    await intake.close();
  },

  emailJs: async ({ page, ways, ids }, provide) => {
    const emailJs = await startStandIn({ status: 200, body: 'OK' });
    if (ways !== 'intake')
      await giveWays(page, {
        intake: ways === 'both',
        emailJs: { ...ids, origin: emailJs.origin },
      });
    await provide(emailJs);
    await emailJs.close();
  },

  /** No error of ours in any test; the browser's own report of a refused request is none. */
  quietConsole: [
    async ({ page }, provide) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(String(error)));
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

/** The wait for the first answer passes faster or slower; tells how long the page asked to wait. */
export async function stretchFirstWait(page: Page, factor: number): Promise<() => Promise<number>> {
  await page.addInitScript((times) => {
    const sending = 10_000;
    const waits: number[] = [];
    const honest = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => {
      if (milliseconds < sending) return honest(milliseconds);
      waits.push(milliseconds);
      return honest(waits.length === 1 ? milliseconds * times : milliseconds);
    };
    Object.assign(window, { waits });
  }, factor);
  return () => page.evaluate(() => (window as unknown as { waits: number[] }).waits[0] ?? 0);
}

export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
  expect(told, state).toEqual([]);
}
