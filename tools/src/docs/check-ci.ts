// Reports where each promise of docs/reliability.md is tested, in CI or at night. Each must name a test or a command
// that .ci/full runs: node tools/src/docs/check-ci.ts
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCiCoverage, stepsIn } from './ci-coverage.ts';
import { promiseRows } from './promise-rows.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const path = 'docs/reliability.md';

const { lines, findings } = checkCiCoverage(promiseRows({ path, text: read(path) }), {
  full: stepsIn(read('.ci/full'), 'suite'),
  long: stepsIn(read('.ci/full'), 'slow'),
  files: globSync('{apps,packages,tests,tools,deploy}/**/*.{test,spec}.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }),
});
for (const line of lines) console.log(line);
for (const finding of findings) console.log(finding);
console.log(`${lines.length} promises read, faults found: ${findings.length}.`);
process.exitCode = findings.length === 0 ? 0 : 1;
