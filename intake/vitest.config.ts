import { defineConfig } from 'vitest/config';

/** Whole journeys on a real PostgreSQL; each file has a database of its own. */
export default defineConfig({
  test: {
    include: ['intake/tests/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
