import { defineConfig } from '@playwright/test';
import { portOfRun } from '@studio/browser/ports.ts';
import site from './playwright.config.ts';

const port = await portOfRun('SECOND_COMPANY');

/** The site of another company, made from content alone by tests/second-company/build.ts. */
export default defineConfig({
  ...site,
  testDir: 'tests/second-company',
  testIgnore: [],
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/e2e-second-company.json' }]],
  use: { ...site.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: `node ../../deploy/nginx/serve.ts ${port} ../../.cache/second-company/dist`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
