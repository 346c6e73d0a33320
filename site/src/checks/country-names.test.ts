import { expect, test } from 'vitest';
import { told } from '#catalogue/planted/plant.ts';
import { countryNames } from './country-names.ts';

const tagline = 'Software from India for everybody.';

test('a company may name its own country', () => {
  expect(told(countryNames, { 'company.yaml': { tagline } })).toEqual([]);
});

test('a company that moved is still said to be where it was', () => {
  expect(told(countryNames, { 'company.yaml': { tagline, 'contact.country': 'Ireland' } })).toEqual(
    [
      'content/company.yaml, tagline: names India, but contact.country of company.yaml says Ireland. Name Ireland, or no country at all.',
    ],
  );
});
