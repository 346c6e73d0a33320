// Compares the rows of docs/spec-rows.md with the tests that ran: on the site we ship, and on the one without extras,
// whose run must hold every row by itself.
import { readFileSync } from 'node:fs';
import { cover, describeCoverage, readRows } from './coverage.ts';
import { readOutcomes } from './read-outcomes.ts';

const rows = readRows(readFileSync('docs/spec-rows.md', 'utf8'));
const withoutExtras = (report: string) => report === 'e2e-without-extras.json';
const shipped = cover(
  rows,
  readOutcomes('.', (report) => !withoutExtras(report)),
);
const specified = cover(rows, readOutcomes('.', withoutExtras));
console.log(
  `Without extras, by npm run e2e -- without-extras alone: ${describeCoverage(specified)}`,
);
console.log(`As shipped: ${describeCoverage(shipped)}`);

process.exitCode = shipped.owed.length === 0 && specified.owed.length === 0 ? 0 : 1;
