import { brandTokens } from '@studio/styles/brand-shades.ts';
import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**'];
/** They start nginx or build the site, and are not part of the gate. */
const slow = [
  'deploy/nginx/{desk,editor,intake,logs,tls,visit-log}.test.ts',
  'apps/site/integrations/reject-stale-measurements.test.ts',
];

export default defineConfig({
  // A color of its own, so that no test depends on whose content this is.
  plugins: [brandTokens(() => ({ color: '#0d6ed6' }))],
  test: {
    // For hangs. How fast something must be is held by benchmarks.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // All cores; by itself Vitest leaves one of them idle, half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{packages,apps/site,apps/api/src,apps/worker/src,apps/inbound-mail/src,tools,deploy,ops/settings}/**/*.test.{ts,tsx}',
          ],
          exclude: [...ignored, ...slow],
          // Our modules are loaded again for each file and mocks undone; a process for each file costs more than most tests.
          isolate: false,
        },
      },
      // The app's libraries keep a state of their own, such as whether the window has the focus.
      {
        extends: true,
        test: { name: 'desk-app', include: ['apps/desk/src/**/*.test.{ts,tsx}'], exclude: ignored },
      },
      { extends: true, test: { name: 'slow', include: slow, exclude: ignored } },
    ],
    // Stylesheets are empty in tests, except where their text is read.
    css: { include: /\?raw$/ },
  },
});
