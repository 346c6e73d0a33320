import path from 'node:path';
import { defineConfig } from 'vitest/config';

const support = (file: string) => path.join(import.meta.dirname, '../../tests/support', file);

/** On a real PostgreSQL and beside a real provider; each file has a database of its own. */
export default defineConfig({
  test: {
    include: ['apps/desk-api/{src,tests,seed}/**/*.test.ts'],
    globalSetup: support('test-run.ts'),
    setupFiles: support('exit-with-vitest.ts'),
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
