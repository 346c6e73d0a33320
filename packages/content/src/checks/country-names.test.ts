import { expect, test } from 'vitest';
import { withoutServer } from '#reader/test-content/without-server.ts';
import { messagesOf, type Overrides } from '#reader/test-content/content-with.ts';
import { countryNames } from './country-names.ts';

const tagline = 'Software from India for everybody.';

test('a company may name its own country', () => {
  expect(messagesOf(countryNames, { 'company.yaml': { tagline } })).toEqual([]);
});

test('after a move, the former country is found', () => {
  const moved = {
    'company.yaml': { tagline, 'contact.country': 'Ireland' },
    'working-hours.yaml': { zone: 'Europe/Dublin' },
  };
  expect(messagesOf(countryNames, moved)).toEqual([
    'content/company.yaml, tagline: names India, but contact.country of company.yaml says Ireland. Name Ireland, or no country at all.',
  ]);
});

const inPortugal = {
  'company.yaml': { 'contact.country': 'Portugal' },
  'working-hours.yaml': { zone: 'Europe/Lisbon' },
};
const left = (faults: Overrides) => messagesOf(countryNames, { ...inPortugal, ...faults });

test('law, time and money of another country are found beside the forms and on every page', () => {
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
  expect(messagesOf(countryNames, { 'pages/contact.yaml': { other: 'Indian time.' } })).toEqual([]);
});

test.each([
  'Coimbatore',
  'Tamil Nadu',
  'Malayalam',
  'Diwali',
  'Republic Day',
  'Kolkata',
  'CERT-In',
])('%s is a word of India', (word) => {
  const faults = { 'pages/contact.yaml': { other: `We know ${word} well.` } };
  expect(left(faults)).toHaveLength(1);
  expect(messagesOf(countryNames, faults)).toEqual([]);
});

test('the holidays and the time zone of another country are found', () => {
  const zone = 'Europe/Lisbon';
  const holidays = [{ day: '2027-01-26', name: 'Republic Day' }];
  expect(left({ 'working-hours.yaml': { zone, holidays } })).toEqual([
    'content/working-hours.yaml, holidays.0.name: names Republic Day, a word of India, but ' +
      'contact.country of company.yaml says Portugal. Name Portugal, or no country at all.',
  ]);
  expect(left({ 'working-hours.yaml': { zone: 'Asia/Kolkata' } })).toEqual([
    'content/working-hours.yaml, zone: is Asia/Kolkata, the time of India, but contact.country of ' +
      'company.yaml says Portugal. Write the time zone of the office.',
  ]);
});
