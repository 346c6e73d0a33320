import { expect, test } from 'vitest';
import { countryName, sayPhone } from './say-phone.ts';

test.each([
  ['494066969112', 'DE', '+49 406 696 9112'],
  ['919812345678', 'IN', '+91 981 234 5678'],
  ['17015550142', 'US', '+1 701 555 0142'],
  ['123', '', '+123'],
])('%s of %s is said %s', (digits, country, said) => {
  expect(sayPhone(digits, country)).toBe(said);
});

test('a country has a name', () => {
  expect([countryName('DE'), countryName('')]).toEqual(['Germany', '']);
});
