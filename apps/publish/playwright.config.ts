import { defineConfig } from '@playwright/test';
import { debianChromium } from '@studio/browser/chromium.ts';

/** The built editor behind the real service and sign-in: npm run e2e -- publish. */
export default defineConfig({
  globalSetup: '../../tests/support/browser-setup.ts',
  testDir: 'tests',
  // The longest project starts first.
  projects: [
    { name: 'publishing', testMatch: 'publishing.spec.ts' },
    { name: 'editing', testMatch: '*.spec.ts', testIgnore: 'publishing.spec.ts' },
  ],
  outputDir: '../../test-results/publish',
  // One file per worker: one waits for a build of the site while the other uses the browser.
  workers: 2,
  // Only ends hangs: benchmarks measure speed.
  timeout: 180_000,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/publish-e2e.json' }]],
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: debianChromium,
  },
});
