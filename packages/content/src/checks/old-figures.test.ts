import { expect, test } from 'vitest';
import { told } from '#reader/planted/plant.ts';
import { oldFigures } from './old-figures.ts';

const faults = {
  'figures.json': { 'lost.measured': '2026-11-15', 'lost.command': 'npm run fault -- keys' },
};

test('a figure holds for ninety days', () => {
  expect(told(oldFigures(new Date('2027-02-13T23:59:59Z')), faults)).toEqual([]);
});

test('an older one is reported with its command', () => {
  expect(told(oldFigures(new Date('2027-02-14')), faults)).toEqual([
    'content/figures.json, lost: was measured on 2026-11-15, more than 90 days ago. Measure it again: ' +
      'npm run figures -- keys',
  ]);
});
