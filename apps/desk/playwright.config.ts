import { defineConfig } from '@playwright/test';
import { debianChromium } from '@studio/browser/chromium.ts';

/** The built app behind nginx and the real service. Each worker starts its own: see tests/support. */
export default defineConfig({
  globalSetup: '../../tests/support/browser-setup.ts',
  projects: [
    // First, since they run one after the other on one product: the rest is done beside them.
    { name: 'journeys', testDir: 'tests', testMatch: 'journey.spec.ts' },
    { name: 'tests', testDir: 'tests', testIgnore: 'journey.spec.ts' },
    // How fast it is to those who work at it. By hand, where nothing else runs: npm run bench -- desk-app
    { name: 'bench', testDir: 'bench', workers: 1 },
  ],
  outputDir: '../../test-results/desk',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/desk-e2e.json' }]],
  // For hangs. How fast something must be is held by benchmarks.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // Far from the office: what the desk shows must never be the browser's time.
    timezoneId: 'Europe/Berlin',
    launchOptions: debianChromium,
  },
});
