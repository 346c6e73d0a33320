import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';

test('every country of the numbering plans is listed, with its dialling code', () => {
  const listed = countries.map(({ iso, code }) => `${iso} ${code}`).sort();
  const known = getCountries().map((iso) => `${iso} ${getCountryCallingCode(iso)}`);
  expect(listed).toEqual(known.sort());
});

test('the names are sorted for English readers', () => {
  const names = countries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
});
