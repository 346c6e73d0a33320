import { defineConfig } from 'vitest/config';
import { chosenModule } from './chosen-module.ts';

const { tests } = chosenModule();
const needsDatabase = tests.some((glob) => /^(?:tests|apps\/desk-api)\//u.test(glob));

export default defineConfig({
  test: {
    include: tests.filter((glob) => !glob.startsWith('!')),
    exclude: ['**/node_modules/**', ...tests.flatMap((glob) => /^!(.+)/u.exec(glob)?.[1] ?? [])],
    globalSetup: needsDatabase
      ? ['test-run', 'shared-rows'].map((file) => `tests/support/${file}.ts`)
      : [],
    setupFiles: 'tools/src/mutate/fresh-modules.ts',
    isolate: false,
    // A change that stops events from arriving would otherwise cost minutes.
    env: { LOOK_FOR_MS: '15000' },
    testTimeout: 45_000,
    hookTimeout: 45_000,
  },
});
