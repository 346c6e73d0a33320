import type { EnquiryRow } from '@studio/contract/desk/responses';
import { expect, it, test } from 'vitest';
import { neighboursOf, nextToWorkOn } from './neighbours.ts';

const row = (id: string, ownerId: string | null, state: EnquiryRow['state'] = 'to-answer') =>
  ({ id, ownerId, state }) as EnquiryRow;
const rows = [
  row('a', null),
  row('b', 'asha'),
  row('c', 'ravi'),
  row('d', 'asha'),
  row('e', 'ravi'),
];

test.each([
  ['b', 'd', 'over a colleague’s'],
  ['d', 'b', 'back where nothing follows'],
  ['a', 'b', 'from the first'],
])('from %s, the next enquiry is %s: %s', (id, next) => {
  expect(nextToWorkOn(rows, id, 'asha')?.id).toBe(next);
});

it('is undefined if all others belong to colleagues or are closed', () => {
  expect(
    nextToWorkOn([row('a', null), row('b', 'ravi'), row('c', null, 'closed')], 'a', 'asha'),
  ).toBe(undefined);
});

it('knows its place in the list', () => {
  expect(neighboursOf(rows, 'c')).toMatchObject({
    place: 3,
    count: 5,
    previous: { id: 'b' },
    next: { id: 'd' },
  });
  expect(neighboursOf(rows, 'x')).toMatchObject({ place: 0, previous: undefined, next: undefined });
});
