// Reads the reports of all suites and fails if a test that a promise names did not pass. Tests that only the suites of
// `.ci/full --long` run are required only with NIGHTLY=1, which --long sets: node tools/src/docs/promises-coverage.ts
import { join, relative } from 'node:path';
import { readOutcomes } from '#spec/read-outcomes.ts';
import { coverPromises } from './cover-promises.ts';
import { stepsIn, suiteOf } from './ci-coverage.ts';
import { readRepository } from './read-repository.ts';

const root = join(import.meta.dirname, '../../..');
const { read, promises, tests } = readRepository(root);
const script = read('.ci/full');
const suites = [
  ...stepsIn(script, 'suite'),
  ...(process.env['NIGHTLY'] === '1' ? stepsIn(script, 'slow') : []),
];
const { findings, passed, later } = coverPromises(promises, {
  outcomes: readOutcomes(root).map((one) => ({
    ...one,
    ...(one.file !== undefined && { file: relative(root, one.file) }),
  })),
  testFiles: [...tests.keys()],
  isRun: (file) => suites.includes(suiteOf(file)),
});
for (const finding of findings) console.log(finding);
console.log(
  `${promises.length} promises: ${passed} tests they name passed, ${later} run only with --long, faults found: ${findings.length}.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
