import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { portOfRun } from '@studio/browser/ports.ts';
import everywhere from './playwright.config.ts';

const port = await portOfRun('WITHOUT_EXTRAS');
const root = resolve(import.meta.dirname, '../..');

// What tests read of content and of the build must be that of this site.
process.env['EXTRAS'] = 'off';
process.env['CONTENT_FOLDER'] = resolve(root, '.cache/without-extras/content');
process.env['SITE_DIST'] = resolve(root, '.cache/builds/without-extras');

/** Every row of the specification, on a site with all extras off, built by `npm run build -- without-extras`. */
export default defineConfig({
  ...everywhere,
  testIgnore: ['engines/**', 'second-company/**', 'static-host/**'],
  grep: /\bR\d+\b|without extras/,
  outputDir: '../../test-results/without-extras',
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/e2e-without-extras.json' }]],
  use: { ...everywhere.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: `node ../../deploy/nginx/serve.ts ${port} ../../.cache/builds/without-extras`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
