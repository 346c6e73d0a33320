import path from 'node:path';
import { defineConfig } from 'vitest/config';

const support = (file: string) => path.join(import.meta.dirname, 'support', file);

/** Whole journeys on a real PostgreSQL; each file has a database of its own. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: support('test-run.ts'),
    setupFiles: support('exit-with-vitest.ts'),
    // They wait for retries and time-outs far more than they work.
    maxWorkers: 3,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
