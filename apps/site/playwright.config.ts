import { defineConfig } from '@playwright/test';
import { debianChromium } from '@studio/browser/chromium.ts';
import { byDay } from '@studio/browser/nightly.ts';
import { portOfRun } from '@studio/browser/ports.ts';

const port = await portOfRun('SITE');

/** Journeys on the built site, served by nginx with the production rules. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // These have their own configurations, with their own builds.
  testIgnore: ['engines/**', 'specification/**', 'second-company/**', 'static-host/**'],
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // Only for hangs: benchmarks measure speed.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  ...byDay,
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: debianChromium,
  },
  webServer: {
    command: `node ../../deploy/nginx/serve.ts ${port}`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
