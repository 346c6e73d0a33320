import { expect, test } from 'vitest';
import { filled, unfilledIn, unknownFields } from './reply-text.ts';

const values = { name: 'Asha {me}', subject: 'A loom', reference: 'AB-1', me: 'Ravi' };

test('fields are filled once: what they hold is nobody’s field', () => {
  expect(filled('Dear {name}, about {subject} ({reference}). {me}', values)).toBe(
    'Dear Asha {me}, about A loom (AB-1). Ravi',
  );
});

test('a field that nobody knows stays, and is told', () => {
  expect(filled('{constructor} {naem}', values)).toBe('{constructor} {naem}');
  expect(unknownFields('{name} {naem} {Name} {}')).toEqual(['naem']);
});

test.each([
  ['Shall we say [day and time]?', '[day and time]'],
  ['Dear {name},', '{name}'],
  ['Dear {{ first name }},', '{{ first name }}'],
  ['Am [Tag], bitte', '[Tag]'],
  ['நாள் [தேதி]', '[தேதி]'],
])('%s waits to be filled in', (text, place) => {
  expect(unfilledIn(text)).toBe(place);
});

test.each([
  'As we wrote in [1] and [2].',
  'See [our page](https://www.company.example).',
  'if (a) { return b; }',
  'an array[ ] of {} and []',
  'Nothing at all.',
])('%s is finished', (text) => {
  expect(unfilledIn(text)).toBeUndefined();
});
