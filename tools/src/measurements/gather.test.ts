import { expect, test } from 'vitest';
import { gather, type Measurements } from './gather.ts';

const measurementSources = {
  lost: {
    command: 'npm run fault -- chaos',
    report: 'chaos',
    value: 'acknowledged and lost',
    unit: 'count',
  },
  mails: {
    command: 'npm run fault -- mail-bomb',
    report: 'mail-bomb',
    value: 'mails to the victim',
    unit: 'count',
  },
} as const;

const lost = (value: number, measured: string) =>
  ({
    lost: { value, unit: 'count', command: 'npm run fault -- chaos', measured },
  }) satisfies Measurements;

const reports = {
  chaos: { measured: '2026-11-15', values: { 'acknowledged and lost': 0 } },
  'mail-bomb': { measured: '2026-11-14', values: { 'mails to the victim': '2' } },
};
const left = (name: string) => reports[name as keyof typeof reports];

test('each measurement carries its command, its unit and the day of its run', () => {
  expect(gather(measurementSources, {}, left)).toEqual({
    measurements: {
      lost: { value: 0, unit: 'count', command: 'npm run fault -- chaos', measured: '2026-11-15' },
      mails: {
        value: 2,
        unit: 'count',
        command: 'npm run fault -- mail-bomb',
        measured: '2026-11-14',
      },
    },
    missing: [],
  });
});

test('a measurement that was not repeated stays as it was, with its old day', () => {
  const only = (name: string) => (name === 'mail-bomb' ? left(name) : undefined);
  expect(gather(measurementSources, lost(7, '2026-01-01'), only).measurements['lost']).toEqual({
    value: 7,
    unit: 'count',
    command: 'npm run fault -- chaos',
    measured: '2026-01-01',
  });
});

test('an older report does not replace a newer measurement', () => {
  expect(gather(measurementSources, lost(7, '2026-12-01'), left).measurements['lost']?.value).toBe(
    7,
  );
});

test('names the command of a measurement that was never measured', () => {
  const { missing } = gather(measurementSources, lost(0, '2026-11-15'), () => undefined);
  expect(missing).toEqual([
    '“mails” has not been measured yet, so it is not shown. Run "npm run proof -- mail-bomb".',
  ]);
});
