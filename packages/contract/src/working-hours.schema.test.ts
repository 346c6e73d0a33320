import { expect, test } from 'vitest';
import { workingHoursSchema } from './working-hours.schema.ts';

const hours = {
  zone: 'Asia/Kolkata',
  week: ['Monday'],
  opens: '09:30',
  closes: '17:30',
  promise: 8,
  holidays: [{ day: '2026-12-25', name: 'Christmas' }],
};

test('hours are read, and fields that only people need are dropped', () => {
  const read = workingHoursSchema.parse({ ...hours, sample: true });
  expect(read).toEqual({ ...hours, holidays: [{ day: '2026-12-25' }] });
});

test.each([
  { zone: 'India' },
  { zone: '' },
  { week: [] },
  { week: ['Funday'] },
  { opens: '9:30' },
  { opens: '24:00' },
  { closes: '09:30' },
  { closes: '08:00' },
  { promise: 0 },
  { promise: 1.5 },
  { holidays: [{ day: 'Christmas' }] },
])('refused: %j', (change) => {
  expect(workingHoursSchema.safeParse({ ...hours, ...change }).success).toBe(false);
});
