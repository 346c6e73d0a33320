import { expect, test } from 'vitest';
import { entryName } from './entry-name.ts';

const options = [{ label: 'UI & UX', value: 'ui-ux' }];

test.each([
  ['a text', { value: 'One point.' }, 'One point.'],
  ['a choice, by its name', { value: 'ui-ux', schema: { options } }, 'UI & UX'],
  ['a group, by its first words', { fields: { a: { value: 2 }, b: { value: 'Two' } } }, 'Two'],
  [
    'an entry by id, by its words',
    { fields: { id: { value: 'market' }, value: { value: 'ten billion' } } },
    'ten billion',
  ],
  ['one that has only an id', { fields: { id: { value: 'market' } } }, 'market'],
  [
    'what is due on a day',
    {
      fields: { id: { value: 'x' }, value: { value: '2003' }, checkAgain: { value: '2027-05-15' } },
    },
    '2003 · check again by May 15, 2027',
  ],
])('%s', (_, props, name) => {
  expect(entryName(props)).toBe(name);
});
