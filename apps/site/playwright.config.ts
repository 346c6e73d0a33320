import { defineConfig } from '@playwright/test';
import { debianChromium } from '../../tests/browser/chromium.ts';
import { byDay } from '../../tests/browser/nightly.ts';

const port = Number(process.env['E2E_PORT'] ?? 4400);

/** Journeys on the built site, served by nginx with the production rules. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // Run by their own configurations, on what each of them builds.
  testIgnore: ['engines/**', 'specification/**', 'second-company/**', 'static-host/**'],
  outputDir: '../../test-results',
  fullyParallel: true,
  // Long, since they decide only how soon a failure is told: a busy machine is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A test that fails now and then is fixed or deleted.
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
