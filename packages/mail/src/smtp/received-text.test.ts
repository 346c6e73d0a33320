import { expect, it } from 'vitest';
import { phoneOf, receivedText } from './received-text.ts';

const at = new Date('2026-11-15T09:12:00Z');

it.each([
  [
    'GB',
    'Sunday, November 15, 2026 at 2:42 p.m. GMT+5:30 (9:12 a.m. in United Kingdom, by the phone number)',
  ],
  [
    'DE',
    'Sunday, November 15, 2026 at 2:42 p.m. GMT+5:30 (10:12 a.m. in Germany, by the phone number)',
  ],
  ['IN', 'Sunday, November 15, 2026 at 2:42 p.m. GMT+5:30'],
  ['US', 'Sunday, November 15, 2026 at 2:42 p.m. GMT+5:30'],
  [undefined, 'Sunday, November 15, 2026 at 2:42 p.m. GMT+5:30'],
])('the time for a phone of %s', (country, words) => {
  expect(receivedText(at, 'Asia/Kolkata', country)).toBe(words);
});

it('a phone number is shown in groups and dialled as digits', () => {
  const london = { shown: '+44 20 7946 0958', href: 'tel:+442079460958', country: 'GB' };
  expect(phoneOf('442079460958')).toEqual(london);
  expect(phoneOf('910000000000')).toMatchObject({ href: 'tel:+910000000000' });
});
