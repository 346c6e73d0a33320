import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { registration } from './registration.ts';

const say = (company: object) => messagesOf(registration, { 'company.yaml': { ...company } });

test('an Indian company with its registration', () => {
  expect(say({})).toEqual([]);
  expect(say({ 'registration.number': 'L17110MH1973PLC019786' })).toEqual([]);
});

test.each(['U62010TZ2023PTC00000', 'U62010 TZ2023PTC000000', 'u62010tz2023ptc000000', 'none'])(
  'an invalid number: %s',
  (number) => {
    expect(say({ 'registration.number': number })).toEqual([
      `content/company.yaml, registration.number: is “${number}”, which is no Corporate Identity ` +
        'Number. Copy the 21 characters from the certificate of incorporation, without spaces.',
    ]);
  },
);

test('an Indian company without it', () => {
  const fix = 'Fill it in; until it is confirmed, with sample: true.';
  expect(say({ registration: undefined, grievances: undefined })).toEqual([
    'content/company.yaml, grievances: is missing, and an Indian company must show the name of ' +
      `a person for queries and grievances on its home page. ${fix}`,
    'content/company.yaml, registration: is missing, and an Indian company must show its registered ' +
      `office and Corporate Identity Number on its home page. ${fix}`,
  ]);
});

test('elsewhere other rules apply', () => {
  expect(
    say({ 'contact.country': 'Ireland', registration: undefined, grievances: undefined }),
  ).toEqual([]);
});
