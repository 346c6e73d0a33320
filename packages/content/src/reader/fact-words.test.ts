import { expect, test } from 'vitest';
import type { FactFile } from '#schema/fact.schema.ts';
import { factWords, hoursWords, inDigits } from './fact-words.ts';
import { loadContent } from './load-content.ts';

const fact = (own: Partial<FactFile>): FactFile => ({
  about: 'A fact',
  sample: false,
  owner: 'Head of prices',
  expires: '9999-01-01',
  ...own,
});
const words = (own: Partial<FactFile>) => factWords({ it: fact(own) }).get('it');

test.each([
  [{ unit: 'weeks', least: 10, most: 14 }, '10 to 14 weeks'],
  [{ unit: 'weeks', least: 8, most: 12 }, '8 to 12 weeks'],
  [{ unit: 'weeks', least: 1, most: 3 }, 'one to three weeks'],
  [{ unit: 'business days', least: 1, most: 1 }, 'one business day'],
  [{ unit: 'minutes', least: 45, most: 45 }, '45 minutes'],
  [{ unit: 'days', least: 90, most: 120 }, '90 to 120 days'],
  [{ unit: 'people', least: 1, most: 1 }, 'one person'],
  [{ unit: 'USD', least: 5000, most: 8000 }, 'USD 5,000 to 8,000'],
  [{ unit: 'hours', least: 1, most: 1, words: 'an hour' }, 'an hour'],
  [{ words: 'nothing is promised' }, 'nothing is promised'],
] as const)('%j', (own, said) => {
  expect(words(own)).toBe(said);
});

test('the two ends of a range can be named alone', () => {
  const facts = factWords({ price: fact({ unit: 'USD', least: 5000, most: 8000 }) });
  expect(facts.get('price.least')).toBe('USD 5,000');
  expect(facts.get('price.most')).toBe('USD 8,000');
});

test.each([
  [{ unit: 'weeks', least: 2, most: 4 }, '2–4 weeks'],
  [{ unit: 'months', least: 3, most: 3 }, '3 months'],
  [{ unit: 'people', least: 1, most: 1 }, '1 person'],
  [{ unit: 'USD', least: 2500, most: 8000 }, 'USD 2.5–8k'],
] as const)('in figures: %j', (numbers, shown) => {
  expect(inDigits(numbers)).toBe(shown);
});

test.each([
  [{ unit: 'weeks', least: 10, most: 14 }, '10–14 weeks'],
  [{ unit: 'weeks', least: 13, most: 13 }, '13 weeks'],
  [{ unit: 'business days', least: 1, most: 1 }, '1 business day'],
  [{ unit: 'USD', least: 5000, most: 8000 }, 'USD 5–8k'],
  [{ unit: 'USD', least: 2500, most: 4000 }, 'USD 2.5–4k'],
] as const)('in figures %j', (own, said) => {
  expect(factWords({ it: fact(own) }).get('it.short')).toBe(said);
});

test('the response target and the working hours are facts of their file', () => {
  const hours = { ...loadContent().workingHours.value, zone: 'Europe/Lisbon', holidays: [] };
  expect([...hoursWords({ ...hours, opens: '09:00', closes: '18:00' }).values()]).toEqual([
    'eight business hours',
    'Monday to Friday, 9:00 a.m. to 6:00 p.m. Western European Time',
  ]);
});
