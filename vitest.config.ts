import { brandTokens } from '@studio/styles/brand-shades.ts';
import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**'];
/** They start nginx or PostgreSQL, or build the site, and are not part of the gate. */
const slow = [
  'deploy/nginx/{desk,editor,intake,logs,redirects,rotate-visits,tls,visit-log}.test.ts',
  'deploy/backup/restore.test.ts',
  'apps/site/tests/years-later.test.ts',
];

export default defineConfig({
  // A fixed color, so that no test depends on the company in content/.
  plugins: [brandTokens(() => ({ color: '#0d6ed6' }))],
  test: {
    // Only for hangs. Benchmarks check speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default Vitest leaves one core idle, which is half of a machine with two.
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
          // Files share a worker and its loaded modules, because a worker per file takes longer than most tests. Vitest
          // undoes mocks after each file.
          isolate: false,
        },
      },
      // Isolated, because the app's libraries keep global state, such as whether the window has the focus.
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
