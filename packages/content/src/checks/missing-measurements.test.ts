import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { missingMeasurements } from './missing-measurements.ts';

test('a row whose value was not measured', () => {
  expect(messagesOf(missingMeasurements, {})).toEqual([]);
  expect(messagesOf(missingMeasurements, { 'measurements.json': { lost: undefined } })).toEqual([
    'content/pages/proof.yaml, enquiry.rows.0.figure: names “lost”, which was not measured, so the ' +
      'row is not shown. Run the command that measures it, then npm run proof; or take the row out.',
  ]);
});
