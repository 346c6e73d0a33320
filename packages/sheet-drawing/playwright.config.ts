import { defineConfig } from '@playwright/test';
import { debianChromium } from '../../tests/browser/chromium.ts';

const port = Number(process.env['SHEET_TEST_PORT'] ?? 4540);

/** Sheets in a real browser, in the site's own type and colours; no page of the site around them. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/sheet',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  forbidOnly: Boolean(process.env['CI']),
  // A test that fails now and then is fixed or deleted.
  retries: 0,
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
