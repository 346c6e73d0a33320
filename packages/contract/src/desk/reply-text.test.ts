import { expect, test } from 'vitest';
import {
  above,
  filled,
  filledParts,
  hasOwnText,
  signatureOf,
  splitAtGaps,
  firstGap,
  unknownFields,
  unknownFieldsMessage,
  withDraftBelow,
} from './reply-text.ts';

const values = {
  name: 'Asha {me}',
  'first name': 'Asha',
  company: '',
  service: 'Cloud migration',
  subject: 'A loom',
  reference: 'AB-1',
  me: 'Ravi',
  times: '- Tue\n- Wed',
};

test('fields are filled once: braces in a value are not a field', () => {
  expect(filled('Dear {name}, about {subject} ({reference}). {me}', values)).toBe(
    'Dear Asha {me}, about A loom (AB-1). Ravi',
  );
});

test('an unknown field stays in the text and is reported', () => {
  expect(filled('{constructor} {naem}', values)).toBe('{constructor} {naem}');
  expect(unknownFields('{name} {first name} {naem} {Name} {}')).toEqual(['naem', 'Name']);
});

test('a sentence names each unknown field once, and the known ones', () => {
  expect(unknownFieldsMessage('{first name} {naem} {naem}')).toBe(
    'There is no field {naem}. The fields are {name}, {first name}, {company}, {service}, {subject}, {reference}, {me}, {times}. What a person fills in goes in [brackets].',
  );
  expect(unknownFieldsMessage('Dear {name}, [day]')).toBeUndefined();
});

test('a field without a value becomes a gap to fill in', () => {
  expect(filled('To {company}:\n{times}', values)).toBe('To [company]:\n- Tue\n- Wed');
  expect(filled('{times}', { ...values, times: '' })).toBe('[two times, yours and ours]');
  expect(firstGap(filled('{company}', values))).toBe('[company]');
});

test('a preview distinguishes values, template text and gaps', () => {
  expect(filledParts('Dear {first name}, {naem}', values)).toEqual([
    { text: 'Dear ', isFilled: false },
    { text: 'Asha', isFilled: true },
    { text: ', ', isFilled: false },
    { text: '{naem}', isFilled: false },
  ]);
  expect(splitAtGaps('Shall we say [day] or [another]?')).toEqual([
    'Shall we say ',
    '[day]',
    ' or ',
    '[another]',
    '?',
  ]);
});

test.each([
  ['Shall we say [day and time]?', '[day and time]'],
  ['Dear {name},', '{name}'],
  ['Dear {{ first name }},', '{{ first name }}'],
  ['Am [Tag], bitte', '[Tag]'],
  ['நாள் [தேதி]', '[தேதி]'],
])('%s has a gap', (text, place) => {
  expect(firstGap(text)).toBe(place);
});

test.each([
  'As we wrote in [1] and [2].',
  'See [our page](https://www.company.example).',
  'if (a) { return b; }',
  'an array[ ] of {} and []',
  'Nothing at all.',
])('%s has no gap', (text) => {
  expect(firstGap(text)).toBeUndefined();
});

test.each([
  ['', [], ''],
  ['  ', ['The company'], ''],
  ['Asha\nSales\n', ['The company', '+91 1'], '-- \nAsha\nSales\nThe company\n+91 1'],
])('the signature of %j and %j is %j', (own, company, signature) => {
  expect(signatureOf(own, company)).toBe(signature);
});

test.each([
  ['', 'A', 'A'],
  ['B\n', 'A', 'B\n\nA'],
  ['\n\n-- \nAsha', 'A', 'A\n\n-- \nAsha'],
  ['B\n\n-- \nAsha', 'A', 'B\n\nA\n\n-- \nAsha'],
  ['B --  C', 'A', 'B --  C\n\nA'],
])('into %j, %j is added above the signature: %j', (text, words, all) => {
  expect(above(text, words)).toBe(all);
});

test.each([
  ['', false],
  ['\n\n-- \nAsha', false],
  ['Yes.\n\n-- \nAsha', true],
  ['Yes -- no', true],
])('%j has text besides the signature: %s', (text, is) => {
  expect(hasOwnText(text)).toBe(is);
});

test.each([
  ['', 'Tuesday.'],
  ['Tuesday.\n', 'Tuesday.'],
  ['Monday.', 'Tuesday.\n\nMonday.'],
])('an undone reply with the draft %j is %j', (draft, whole) => {
  expect(withDraftBelow('Tuesday.', draft)).toBe(whole);
});
