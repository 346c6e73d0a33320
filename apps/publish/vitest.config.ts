import path from 'node:path';
import { defineConfig } from 'vitest/config';

const support = (file: string) => path.join(import.meta.dirname, '../../tests/support', file);

/** Uses a real PostgreSQL and a real sign-in provider; each test file has its own database. */
export default defineConfig({
  test: {
    include: ['apps/publish/{src,tests}/**/*.test.ts'],
    globalSetup: support('test-run.ts'),
    setupFiles: support('exit-with-vitest.ts'),
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
