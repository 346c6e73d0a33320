import type { FoundRow, PlaceView } from '@studio/contract/desk/search-results';
import { ME, NOW, RAVI, rowOf } from '@studio/contract/fixtures/rows';
import { expect, test } from 'vitest';
import { searchedOf } from './groups.ts';
import { placeText, resultsOf, statusText, whoText } from './results.ts';

const place = (kind: PlaceView['kind'], change: Partial<PlaceView> = {}): PlaceView => ({
  id: 'received',
  kind,
  by: null,
  at: '2026-11-16T12:00:00.000Z',
  excerpt: 'An Oracle database',
  isFile: false,
  ...change,
});
const found = (n: number, ...places: readonly PlaceView[]): FoundRow => ({
  ...rowOf(n, { name: `Person ${n}`, companyname: 'Mills' }),
  ofPerson: 1,
  places,
});

test('results are grouped, in the order of the service', () => {
  const results = resultsOf([
    found(1, place('note'), place('in'), place('form')),
    found(2, place('person')),
    found(3, place('added'), place('out')),
    found(4),
  ]);
  expect(results.map(({ group, row }) => `${group} ${row.name}`)).toEqual([
    'enquiries Person 1',
    'enquiries Person 3',
    'mails Person 1',
    'mails Person 3',
    'notes Person 1',
    'people Person 2',
  ]);
  expect(new Set(results.map(({ key }) => key)).size).toBe(results.length);
});

test.each([
  ['form', null, 'Person 1', 'Mills'],
  ['added', null, 'Person 1', 'added on their page'],
  ['in', null, 'Person 1', 'wrote to us'],
  ['out', null, 'Person 1', 'we wrote'],
  ['out', { id: ME, name: 'Asha Raman' }, 'Person 1', 'you wrote'],
  ['out', { id: RAVI, name: 'Ravi Pillai' }, 'Person 1', 'Ravi wrote'],
  ['note', { id: ME, name: 'Asha Raman' }, 'You, about Person 1', 'for us only'],
  ['note', { id: RAVI, name: 'Ravi Pillai' }, 'Ravi, about Person 1', 'for us only'],
  ['note', null, 'A colleague, about Person 1', 'for us only'],
  ['person', null, 'Person 1', 'Mills'],
] as const)('a result names its author and place: %s by %o', (kind, by, who, where) => {
  const [result] = resultsOf([found(1, place(kind, { by }))]);
  expect(result && [whoText(result, ME), placeText(result, ME)]).toEqual([who, where]);
});

test('a result shows the queue or the outcome of its enquiry', () => {
  const standing = (change: Parameters<typeof rowOf>[1]) =>
    statusText({ ...found(1), ...rowOf(1, change) }, new Date(NOW));
  expect(standing({ state: 'to-answer' })).toBe('to answer');
  expect(standing({ state: 'to-answer', putOffUntil: '2099-01-01T00:00:00.000Z' })).toBe('put off');
  expect(standing({ state: 'closed', closeReason: 'not-for-us' })).toBe('not for us');
});

test('the URL holds the search; invalid values are left out', () => {
  expect(searchedOf({ q: 4_066_969, only: 'mails', at: 'nothing' })).toEqual({
    q: '4066969',
    only: 'mails',
    at: undefined,
  });
  expect(searchedOf({ q: ['a'] }).q).toBe('');
});
