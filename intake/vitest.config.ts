import { defineConfig } from 'vitest/config';

/** Whole journeys on a real PostgreSQL; each file has a database of its own. */
export default defineConfig({
  test: {
    include: ['intake/tests/**/*.test.ts'],
    // They wait for retries and time-outs far more than they work.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
