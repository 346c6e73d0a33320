import { expect, test } from 'vitest';
import { told } from '#reader/planted/plant.ts';
import { unmeasured } from './unmeasured.ts';

test('a row whose figure was not measured', () => {
  expect(told(unmeasured, {})).toEqual([]);
  expect(told(unmeasured, { 'figures.json': { lost: undefined } })).toEqual([
    'content/pages/proof.yaml, enquiry.rows.0.figure: names “lost”, which was not measured, so the ' +
      'row is not shown. Run the command that measures it, then npm run figures; or take the row out.',
  ]);
});
