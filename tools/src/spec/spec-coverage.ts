import { readFileSync } from 'node:fs';
import { keepFigures } from '#figures/keep-figures.ts';
import { cover, describeCoverage } from './coverage.ts';
import { readOutcomes } from './read-outcomes.ts';
import { readSpecification } from './spec-rows.ts';

const specification = readSpecification(readFileSync('docs/spec-rows.md', 'utf8'));
const coverage = cover(specification, readOutcomes('.'));
console.log(describeCoverage(coverage));
if (coverage.owed.length === 0)
  keepFigures('spec-coverage', { rows: coverage.rows.passing.length });
process.exitCode = coverage.owed.length === 0 ? 0 : 1;
