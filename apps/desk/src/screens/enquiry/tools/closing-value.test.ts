import { expect, test } from 'vitest';
import { amountOf, usualCurrency } from './closing-value.ts';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['84000', 84_000],
  ['84,000', 84_000],
  ['740 000', 740_000],
  ['1.250.000', 1_250_000],
  ['12,50,000', 1_250_000],
  ['0', 'wrong'],
  ['-5', 'wrong'],
  ['84,5', 'wrong'],
  ['about 5', 'wrong'],
  ['9999999999999', 'wrong'],
])('%j is read as %j', (typed, wanted) => {
  expect(amountOf(typed)).toBe(wanted);
});

test.each([
  ['IN', 'INR'],
  ['DE', 'EUR'],
  ['SE', 'SEK'],
  ['', 'USD'],
  ['KE', 'USD'],
])('the first currency for %j is %s', (country, currency) => {
  expect(usualCurrency(country)).toBe(currency);
});
