import { defineConfig } from '@playwright/test';
import { debianChromium } from '../../tests/browser/chromium.ts';

/** The built app behind nginx and the real service. Each worker starts its own: see tests/support. */
export default defineConfig({
  globalSetup: '../../tests/support/browser-setup.ts',
  projects: [
    // First, since they run one after the other on one product: the rest is done beside them.
    { name: 'journeys', testDir: 'tests', testMatch: 'journey.spec.ts' },
    { name: 'tests', testDir: 'tests', testIgnore: 'journey.spec.ts' },
    // How fast it is to those who work at it. By hand, where nothing else runs: npm run bench:desk-app
    { name: 'measures', testDir: 'measures', workers: 1 },
  ],
  outputDir: '../../test-results/desk',
  fullyParallel: true,
  // Long, since it decides only how soon a failure is told: a busy machine is no failure.
  timeout: 90_000,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A test that fails now and then is fixed or deleted.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/desk-e2e.json' }]],
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // Far from the office: what the desk shows must never be the browser's time.
    timezoneId: 'Europe/Berlin',
    launchOptions: debianChromium,
  },
});
