import { expect, it } from 'vitest';
import { evidenceOf, reasonSentence, type Suspect } from './evidence.ts';

const suspect = (change: Partial<Suspect> = {}): Suspect => ({
  id: 'one',
  reason: 'too-fast',
  name: 'Ștefania Dobrogeanu',
  phonenumber: '40721234567',
  country: 'RO',
  details: 'We have 12 agronomists who walk the fields with paper maps.',
  hasSheet: false,
  isKnown: false,
  ...change,
});

it('a person who was fast has something to speak for her', () => {
  const one = suspect({ isKnown: true, hasSheet: true });
  expect(evidenceOf(one, [one])).toEqual({
    speaksFor: [
      'Wrote to us before, and was answered.',
      'Drew up a project sheet.',
      'The telephone number fits Romania.',
      'Browsers that fill in forms by themselves can be this fast.',
    ],
    speaksAgainst: [],
    alike: [],
  });
});

it('one telephone under many names, and the same words from many, are alike', () => {
  const spam = { details: 'Do you need verified leads of CEO and CTO?', reason: 'busy-address' };
  const one = suspect({ ...spam, name: 'Emily Carter' });
  const two = suspect({ ...spam, id: 'two', name: 'Emma Clark', details: 'Other words entirely' });
  const far = suspect({ ...spam, id: 'far', phonenumber: '14155550100' });
  expect(evidenceOf(one, [one, two])).toEqual({
    speaksFor: [],
    speaksAgainst: ['2 names, one telephone number.'],
    alike: ['two'],
  });
  expect(evidenceOf(one, [one, two, far]).speaksAgainst).toEqual(['3 of these say the same.']);
});

it('links, silence and a telephone of nowhere speak against', () => {
  const one = suspect({ details: 'https://a.example www.b.example', country: '' });
  expect(evidenceOf(one, [one])).toEqual({
    speaksFor: [],
    speaksAgainst: ['Holds 2 links.', 'The telephone number fits no country.'],
    alike: [],
  });
  const silent = suspect({ details: ' asdf ' });
  expect(evidenceOf(silent, [silent])).toMatchObject({
    speaksFor: [],
    speaksAgainst: ['Hardly anything was written.'],
  });
});

it('a reason is a sentence, also one of another version', () => {
  expect(reasonSentence('honeypot')).toBe('Filled in a field that people cannot see.');
  expect(reasonSentence(null)).toBe('Nobody wrote down why.');
  expect(reasonSentence('too-slow')).toBe('too-slow');
});
