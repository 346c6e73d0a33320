import { matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chosenModule } from './chosen-module.ts';

const { tests } = chosenModule();
const needsDatabase = tests.some((glob) => /^(?:tests|apps\/desk-api)\//u.test(glob));

/** A change is finished at its first failing test, so those that detect most run first. */
class InGivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      tests.findIndex((glob) => matchesGlob(relative('.', moduleId), glob));
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  test: {
    include: tests.filter((glob) => !glob.startsWith('!')),
    exclude: ['**/node_modules/**', ...tests.flatMap((glob) => /^!(.+)/u.exec(glob)?.[1] ?? [])],
    globalSetup: needsDatabase
      ? ['test-run', 'shared-rows'].map((file) => `tests/support/${file}.ts`)
      : [],
    setupFiles: 'tools/src/mutate/fresh-modules.ts',
    isolate: false,
    sequence: { sequencer: InGivenOrder },
    // A change that stops events from arriving would otherwise cost minutes.
    env: { LOOK_FOR_MS: '15000' },
    testTimeout: 45_000,
    hookTimeout: 45_000,
  },
});
