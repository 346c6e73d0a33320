import { defineConfig } from '@playwright/test';
import { debianChromium } from '../browser/chromium.ts';
import { portOfRun } from '../browser/ports.ts';

const port = await portOfRun('EDITOR');

/** The editor and the site it changes, on a copy of content/. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results/editor',
  workers: 1,
  // Two development servers compile what they are asked for: the first page takes its time.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/editor-e2e.json' }]],
  // A build beside a development server of the same folder would take its cache away.
  projects: [
    { name: 'editing', testIgnore: 'build.spec.ts' },
    { name: 'build', testMatch: 'build.spec.ts', dependencies: ['editing'] },
  ],
  use: {
    actionTimeout: 60_000,
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1720, height: 1000 },
    launchOptions: debianChromium,
  },
  webServer: {
    command: `node tests/serve-copy.ts ${port}`,
    url: `http://127.0.0.1:${port}/place`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
