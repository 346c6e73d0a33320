import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test('a country has a name', () => {
  expect([countryName('DE'), countryName('')]).toEqual(['Germany', '']);
});
