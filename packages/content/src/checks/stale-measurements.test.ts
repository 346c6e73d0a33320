import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { staleMeasurements } from './stale-measurements.ts';

const faults = {
  'measurements.json': { 'lost.measured': '2026-11-15', 'lost.command': 'npm run fault -- keys' },
};

test('a measurement is valid for ninety days', () => {
  expect(messagesOf(staleMeasurements(new Date('2027-02-13T23:59:59Z')), faults)).toEqual([]);
});

test('an older one is reported with its command', () => {
  expect(messagesOf(staleMeasurements(new Date('2027-02-14')), faults)).toEqual([
    'content/measurements.json, lost: was measured on 2026-11-15, more than 90 days ago. Measure it again: ' +
      'npm run proof -- keys',
  ]);
});
