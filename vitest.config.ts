import { defineConfig } from 'vitest/config';
import { brandTokens } from '@studio/styles/brand-shades.ts';

export default defineConfig({
  // A color of its own, so that no test depends on whose content this is.
  plugins: [brandTokens(() => ({ color: '#0d6ed6' }))],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'one process',
          include: [
            '{packages,apps/site,apps/api/src,apps/worker/src,apps/mail-room/src,tools,deploy,ops/settings}/**/*.test.{ts,tsx}',
          ],
          // Our modules are read anew for each file and mocks undone; a process for each file costs more than most tests.
          isolate: false,
        },
      },
      // The app's libraries keep a state of their own, such as whether the window has the focus.
      { extends: true, test: { name: 'desk app', include: ['apps/desk/src/**/*.test.{ts,tsx}'] } },
    ],
    // Stylesheets are empty in tests, except where their text is read.
    css: { include: /\?raw$/ },
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Some read all of content/, while CI runs other suites on the same two cores.
    testTimeout: 30_000,
  },
});
