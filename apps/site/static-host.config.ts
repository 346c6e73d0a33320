import { defineConfig } from '@playwright/test';
import { portOfRun } from '@studio/browser/ports.ts';
import site from './playwright.config.ts';

const port = await portOfRun('STATIC_HOST', 2);

/** The first way to run the site in docs/run.md: its commands build the site and serve it like a static host. */
export default defineConfig({
  ...site,
  testDir: 'tests/static-host',
  testIgnore: [],
  // One fake for EmailJS, at the URL the site is built with.
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/e2e-static-host.json' }]],
  use: { ...site.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: 'node ../../tools/src/run-guide/run-way.ts static',
    url: `http://127.0.0.1:${port}`,
    env: {
      PORT: String(port),
      PUBLIC_EMAILJS_ORIGIN: `http://127.0.0.1:${port + 1}`,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    // From scratch: packages are installed and the site is built.
    timeout: 1_200_000,
    stdout: 'pipe',
    reuseExistingServer: Boolean(process.env['STATIC_HOST_RUNS']),
    // Deletes the fresh copy with its packages.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 120_000 },
  },
});
