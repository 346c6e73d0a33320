import { expect, it } from 'vitest';
import { evidenceOf, reasonSentence, type HeldEnquiry } from './evidence.ts';

const heldEnquiry = (change: Partial<HeldEnquiry> = {}): HeldEnquiry => ({
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

it('lists what speaks for a person who typed fast', () => {
  const one = heldEnquiry({ isKnown: true, hasSheet: true });
  expect(evidenceOf(one, [one])).toEqual({
    speaksFor: [
      'Wrote to us before, and was answered.',
      'Drew up a project sheet.',
      'The telephone number matches Romania.',
      'Browsers that fill in forms automatically can be this fast.',
    ],
    speaksAgainst: [],
    alike: [],
  });
});

it('finds similar enquiries by the same telephone number and by the same text', () => {
  const spam = { details: 'Do you need verified leads of CEO and CTO?', reason: 'busy-address' };
  const one = heldEnquiry({ ...spam, name: 'Emily Carter' });
  const two = heldEnquiry({
    ...spam,
    id: 'two',
    name: 'Emma Clark',
    details: 'Other words entirely',
  });
  const far = heldEnquiry({ ...spam, id: 'far', phonenumber: '14155550100' });
  expect(evidenceOf(one, [one, two])).toEqual({
    speaksFor: [],
    speaksAgainst: ['2 names, one telephone number.'],
    alike: ['two'],
  });
  expect(evidenceOf(one, [one, two, far]).speaksAgainst).toEqual(['3 of these say the same.']);
});

it('links, a short text and an invalid telephone number speak against a person', () => {
  const one = heldEnquiry({ details: 'https://a.example www.b.example', country: '' });
  expect(evidenceOf(one, [one])).toEqual({
    speaksFor: [],
    speaksAgainst: ['Contains 2 links.', 'The telephone number matches no country.'],
    alike: [],
  });
  const silent = heldEnquiry({ details: ' asdf ' });
  expect(evidenceOf(silent, [silent])).toMatchObject({
    speaksFor: [],
    speaksAgainst: ['Hardly anything was written.'],
  });
});

it('a reason is a sentence, or the stored value if another version wrote it', () => {
  expect(reasonSentence('honeypot')).toBe('Filled in a field that people cannot see.');
  expect(reasonSentence(null)).toBe('No reason was recorded.');
  expect(reasonSentence('too-slow')).toBe('too-slow');
});

it('what only one of several says speaks for nobody', () => {
  const one = heldEnquiry({ id: 'one' });
  const two = heldEnquiry({ id: 'two' });
  expect(evidenceOf(one, [one, two])).toEqual({
    speaksFor: [],
    speaksAgainst: [],
    alike: ['two'],
  });
});

it('a text is the same whatever its case and punctuation, unless it is short', () => {
  const one = heldEnquiry({ details: 'Nine times: cheap leads!' });
  const same = heldEnquiry({ id: 'same', phonenumber: '1', details: 'NINE TIMES – cheap, leads' });
  const other = heldEnquiry({ id: 'other', phonenumber: '2', details: 'Ten times: cheap leads!' });
  expect(evidenceOf(one, [one, same, other]).alike).toEqual(['same']);
  const short = heldEnquiry({ details: 'cheapleads' });
  const alsoShort = heldEnquiry({ id: 'also', phonenumber: '1', details: 'cheap leads' });
  expect(evidenceOf(short, [short, alsoShort]).alike).toEqual([]);
});

it.each([
  ['at length', { details: 'w'.repeat(200), country: '' }, true],
  ['a letter less', { details: 'w'.repeat(199), country: '' }, false],
  ['at length, with a link', { details: `www.${'w'.repeat(200)}`, country: '' }, false],
])('%s', (_, change, isLong) => {
  const one = heldEnquiry({ reason: 'busy', ...change });
  expect(evidenceOf(one, [one]).speaksFor).toEqual(
    isLong ? ['Wrote at length, in words of their own.'] : [],
  );
});

it('a link without https is one; a reason other than speed says nothing of speed', () => {
  const linked = heldEnquiry({ details: 'See http://a.example for all of it.' });
  expect(evidenceOf(linked, [linked]).speaksAgainst).toEqual(['Contains a link.']);
  const one = heldEnquiry({ reason: 'honeypot' });
  expect(evidenceOf(one, [one]).speaksFor).toEqual(['The telephone number matches Romania.']);
});

it('ten letters are more than hardly anything, spaces around them are not', () => {
  const ten = heldEnquiry({ details: 'ten letter' });
  expect(evidenceOf(ten, [ten]).speaksAgainst).toEqual([]);
  expect(evidenceOf(ten, [ten]).speaksFor).not.toEqual([]);
  const nine = heldEnquiry({ details: ' nine let ' });
  expect(evidenceOf(nine, [nine])).toEqual({
    speaksFor: [],
    speaksAgainst: ['Hardly anything was written.'],
    alike: [],
  });
});
