import { expect, test } from 'vitest';
import { withoutServer } from '#reader/planted/without-server.ts';
import { told, type Faults } from '#reader/planted/plant.ts';
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

test('the law, the time and the money of another country are found beside the forms and on every page', () => {
  const elsewhere = { 'contact.country': 'Portugal' };
  const left = (faults: Faults) => told(countryNames, { 'company.yaml': elsewhere, ...faults });
  expect(
    left({ 'form-notices.yaml': { 'enquiry.complain': 'Go to the Data Protection Board then.' } }),
  ).toEqual([
    'content/form-notices.yaml, enquiry.complain: names Data Protection Board, a word of India, but ' +
      'contact.country of company.yaml says Portugal. Name Portugal, or no country at all.',
  ]);
  for (const words of ['Monday to Friday, Indian time.', 'Ten lakh is enough.', 'It costs ₹ 500.'])
    expect(left({ 'pages/contact.yaml': { other: words } })).toHaveLength(1);
  expect(left({ 'legal/privacy.yaml': { opening: 'We follow the DPDP Act.' } })).toHaveLength(1);
  const alone = 'without-server/privacy.yaml';
  const opening = 'We follow the DPDP Act.';
  expect(left({ [alone]: { ...withoutServer[alone], opening } })).toHaveLength(1);
  expect(left({})).toEqual([]);
  expect(told(countryNames, { 'pages/contact.yaml': { other: 'Indian time.' } })).toEqual([]);
});
