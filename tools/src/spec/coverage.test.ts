import { describe, expect, test } from 'vitest';
import { cover, describeCoverage } from './coverage.ts';
import type { Outcome } from './outcome.ts';
import { readSpecification } from './spec-rows.ts';

const specification = readSpecification(`
Built parts: home
- R1 Headline · part: home
- R2 Order · part: home
- R20 Process · part: services
- R61 Name required
`);
const passed = (title: string): Outcome => ({ title, result: 'passed' });
const failed = (title: string): Outcome => ({ title, result: 'failed' });

describe('coverage', () => {
  test('one test may cover several rows, anywhere in its title', () => {
    const coverage = cover(specification, [passed('R1 R2 home'), passed('trims (R61)')]);
    expect(describeCoverage(coverage)).toBe(
      [
        'Rows passing: 3',
        '  R1 R2 R61',
        'Rows without a passing test: 1',
        '  R20  services     Process',
        'Rows failing: 0',
        'Every row of the parts that are built is held by a passing test.',
      ].join('\n'),
    );
    expect(coverage.owed).toEqual([]);
  });

  test('a row of a built part with no test, a skipped test or a failing test is missing', () => {
    const skipped: Outcome = { title: 'R2 order', result: 'skipped' };
    const coverage = cover(specification, [
      passed('R1 on a phone'),
      failed('R1 at a desk'),
      skipped,
    ]);
    expect(describeCoverage(coverage)).toBe(
      [
        'Rows passing: 0',
        'Rows without a passing test: 3',
        '  R2   home         Order',
        '  R20  services     Process',
        '  R61  —            Name required',
        'Rows failing: 1',
        '  R1   home         Headline',
        'No passing test holds these rows of parts that are built: R1 R2',
      ].join('\n'),
    );
  });

  test('R2 is not found in R20', () => {
    const { rows } = cover(specification, [passed('R20 process')]);
    expect(rows.passing.map(({ id }) => id)).toEqual(['R20']);
  });
});
