import { defineConfig } from '@playwright/test';
import { debianChromium } from '@studio/browser/chromium.ts';
import { byDay } from '@studio/browser/nightly.ts';
import { portOfRun } from '@studio/browser/ports.ts';

const port = await portOfRun('EDITOR', 2);

/** The editor and the site it changes, on a copy of content/. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../../test-results/editor',
  workers: 1,
  // Two development servers compile on request, so the first page takes long.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  ...byDay,
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/editor-e2e.json' }]],
  use: {
    actionTimeout: 60_000,
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1720, height: 1000 },
    launchOptions: debianChromium,
  },
  webServer: {
    command: `node tests/serve-copy.ts ${port}`,
    url: `http://127.0.0.1:${port}/api/place`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
