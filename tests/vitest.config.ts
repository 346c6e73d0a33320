import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isNightly } from './browser/nightly.ts';

const support = (file: string) => path.join(import.meta.dirname, 'support', file);

/** Short to read, long to run: begun last, as their size suggests, they would run on while nothing else does. */
const longest =
  /(?:form-field|left-behind|alert-rehearsals(?:-\w+)?|crashes|delivery-web|delivery-outages|developer|start)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Whole journeys on a real PostgreSQL; each file has a database of its own. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // It compiles and tests a copy of the project three times, for minutes.
    exclude: ['**/node_modules/**', ...(isNightly ? [] : ['tests/form-field.test.ts'])],
    globalSetup: support('test-run.ts'),
    setupFiles: support('worker-leash.ts'),
    sequence: { sequencer: LongestFirst },
    // They wait for retries and time-outs far more than they work.
    maxWorkers: 3,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
