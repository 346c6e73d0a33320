import { defineConfig } from '@playwright/test';
import { portOfRun } from '../../tests/browser/ports.ts';
import everywhere from './playwright.config.ts';

const port = await portOfRun('SPECIFICATION');

/** The rows of the specification that name words, on a site built from the frozen copy of its content. */
export default defineConfig({
  ...everywhere,
  testDir: 'tests/specification',
  testIgnore: [],
  outputDir: '../../test-results/specification',
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/e2e-specification.json' }]],
  use: { ...everywhere.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: `npm --prefix ../.. run build:specification && node ../../deploy/nginx/serve.ts ${port} ../../.cache/builds/specification`,
    url: `http://127.0.0.1:${port}`,
    // The build comes first.
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
