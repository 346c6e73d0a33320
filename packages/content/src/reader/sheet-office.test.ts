import { expect, test } from 'vitest';
import { withContentFolder } from './test-content/content-with.ts';
import { sheetOffice } from './sheet-office.ts';

test('the advice of a sheet takes time and price from the facts', () => {
  const faults = {
    'sheet.yaml': { 'ways.project.takes': 'A drawing takes [fact:length] and [fact:price].' },
  };
  const { rules } = withContentFolder(faults, sheetOffice);
  expect(rules.ways.project.takes).toBe(
    'A drawing takes two to three weeks and USD 4,000 to 6,000.',
  );
});
