import { test as base } from '@playwright/test';
import { startFakeServer, type FakeServer } from '../fakes/fake-server.ts';
import type { Engine, Setting } from './driver.ts';
import { chromium, firefox } from './puppeteer-engines.ts';
import { serveSite } from './serve-site.ts';
import { visitorOf, type Visitor } from './visitor.ts';
import { webkit } from './webkit-engine.ts';

const engines = { chromium, firefox, webkit };

export interface EngineOptions {
  readonly engineName: keyof typeof engines;
  readonly setting: Setting;
}

interface WorkerFixtures extends EngineOptions {
  /** Replaces the API behind the web server. */
  readonly intake: FakeServer;
  readonly origin: string;
  readonly engine: Engine;
}

// A browser may be slow to start on a busy machine.
const start = { scope: 'worker', timeout: 90_000 } as const;

export const test = base.extend<{ readonly visitor: Visitor }, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  setting: ['usual', { option: true, scope: 'worker' }],

  intake: [
    async ({}, provide) => {
      const intake = await startFakeServer({ status: 500 });
      await provide(intake);
      await intake.close();
    },
    start,
  ],

  origin: [
    async ({ intake }, provide) => {
      const site = await serveSite(new URL(intake.origin).host);
      await provide(site.origin);
      await site.stop();
    },
    start,
  ],

  engine: [
    async ({ engineName, setting }, provide) => {
      const engine = await engines[engineName](setting);
      await provide(engine);
      await engine.close();
    },
    start,
  ],

  visitor: async ({ engine, origin }, provide) => {
    const tab = await engine.newTab();
    await tab.resize(1200, 800);
    await provide(visitorOf(tab, origin));
    await tab.close();
  },
});
