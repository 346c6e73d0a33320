import { defineConfig } from 'vitest/config';

/** The tests beside the files, and those of the intake that ask a real PostgreSQL directly. */
export default defineConfig({
  test: {
    include: [
      '{contract/src,site/src/catalogue,intake/src/{leads,delivery,jobs}}/**/*.test.ts',
      'intake/tests/stores/*.test.ts',
    ],
    globalSetup: ['intake/tests/support/test-run.ts', 'intake/tests/support/shared-rows.ts'],
    setupFiles: 'tools/src/mutate/fresh-modules.ts',
    isolate: false,
  },
});
