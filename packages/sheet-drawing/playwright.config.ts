import { defineConfig } from '@playwright/test';
import { debianChromium } from '@studio/browser/chromium.ts';
import { portOfRun } from '@studio/browser/ports.ts';

const port = await portOfRun('SHEET');

/** Tests sheets in a real browser, in the site's fonts and colors, but outside its pages. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/sheet',
  fullyParallel: true,
  workers: 2,
  // Only stops tests that hang: benchmarks measure speed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/sheet.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: debianChromium,
  },
  webServer: {
    command: `NODE_ENV=production npx vite --config tests/stage/vite.config.ts --port ${port}`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
