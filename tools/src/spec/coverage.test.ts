import { describe, expect, test } from 'vitest';
import { cover, describeCoverage, readRows } from './coverage.ts';
import type { Outcome } from './outcome.ts';

const rows = readRows(`# Rows
A row reads - R9 like this.
- R1 Home at / · shows its headline
- R2 Order
- R20 Process
- R61 name required: 'Name is required*'
`);
const passed = (title: string): Outcome => ({ title, result: 'passed' });

describe('coverage', () => {
  test('one test may cover several rows, anywhere in its title; R2 is not found in R20', () => {
    const coverage = cover(rows, [passed('R1 R20 home'), passed('trims (R61)')]);
    expect(describeCoverage(coverage)).toBe(
      '3 rows are held by a passing test, 1 are not.\n  R2   Order',
    );
  });

  test('a row with no test, a skipped test or a failing test is missing', () => {
    const coverage = cover(rows, [
      passed('R1 on a phone'),
      { title: 'R1 at a desk', result: 'failed' },
      { title: 'R2 order', result: 'skipped' },
      passed('R61 name'),
    ]);
    expect(coverage.owed.map(({ id }) => id)).toEqual(['R1', 'R2', 'R20']);
    expect(coverage.held).toEqual([{ id: 'R61', text: "name required: 'Name is required*'" }]);
  });

  test.each([
    ['# Nothing', 'docs/spec-rows.md holds no row. A row reads "- R1 text".'],
    ['- R1 a\n- R1 b', 'docs/spec-rows.md holds R1 twice. Give one of the rows a new number.'],
  ])('%j is refused', (markdown, sentence) => {
    expect(() => readRows(markdown)).toThrow(sentence);
  });
});
