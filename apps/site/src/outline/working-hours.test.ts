import { expect, test } from 'vitest';
import { regionDays, shared, sharedWords } from './working-hours.ts';

const words = [{ kind: 'text', text: 'Words.' }] as const;

const hours = (zones: Readonly<Record<string, string>>) => ({
  sample: false,
  owner: 'Head of sales',
  expires: '9999-01-01',
  title: 'Hours',
  short: 'Hours.',
  opening: words,
  zone: 'Asia/Kolkata',
  from: '09:30',
  until: '17:30',
  early: '07:00',
  late: '22:00',
  regions: Object.entries(zones).map(([name, zone]) => ({ name, zone })),
  items: [],
});

test('nine to six elsewhere, in our time zone, in standard and in summer time', () => {
  expect(regionDays(hours({ London: 'Europe/London', Sydney: 'Australia/Sydney' }))).toMatchObject([
    { standard: [14.5, 23.5], summer: [13.5, 22.5] },
    { standard: [4.5, 13.5], summer: [3.5, 12.5] },
  ]);
  expect(regionDays(hours({ Dubai: 'Asia/Dubai' }))[0]).not.toHaveProperty('summer');
});

test.each([
  ['Europe/London', '3–4 h'],
  ['Asia/Dubai', '7 h'],
  ['America/New_York', '2.5–3.5 h by agreement'],
  ['America/Los_Angeles', '0.5 h by agreement'],
])('the hours shared with %s: %s', (zone, said) => {
  expect(regionDays(hours({ There: zone })).map(sharedWords)).toEqual([said]);
});

test('a day that ends after midnight shares the next morning', () => {
  expect(shared([9, 18], [22, 31])).toBe(0);
  expect(shared([6, 18], [22, 31])).toBe(1);
});
