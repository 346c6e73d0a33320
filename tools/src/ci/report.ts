// Reports the result of .ci/run or .ci/full: the last lines of each failed step, a table and the totals.
// Reads .cache/ci/steps.tsv, which .ci/steps writes.
import { readFileSync } from 'node:fs';
import { outcomesIn } from '#spec/read-outcomes.ts';
import { describeRun, readSteps } from './steps.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const steps = readSteps(read('.cache/ci/steps.tsv'), (path) => outcomesIn(path, read(path)));

for (const { name, failed, log } of steps.filter((step) => step.failed > 0)) {
  console.log(`\n-- ${name} failed (${failed}). The end of ${log}:`);
  console.log(read(log).trimEnd().split('\n').slice(-40).join('\n'));
}
const { table, line, good } = describeRun(steps);
console.log(`\n${table}\n${line}`);
process.exitCode = good ? 0 : 1;
