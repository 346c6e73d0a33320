import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ME, RAVI, rowOf } from '../../fixtures/rows.ts';
import { activeFilters, filterShape, isSameFilter, matchesFilters } from './list-filters.ts';
import type { ListFilters } from './list-filters.ts';

const row = rowOf(1, {
  ownerId: ME,
  page: '/work',
  country: 'SE',
  closeReason: 'lost',
  labels: [RAVI],
});

test.each<[ListFilters, boolean]>([
  [{}, true],
  [{ owner: ME }, true],
  [{ owner: RAVI }, false],
  [{ owner: 'nobody' }, false],
  [{ page: '/work' }, true],
  [{ page: '/wor' }, false],
  [{ country: 'SE' }, true],
  [{ country: 'IN' }, false],
  [{ reason: 'lost' }, true],
  [{ reason: 'won' }, false],
  [{ label: RAVI }, true],
  [{ label: ME }, false],
  [{ owner: ME, country: 'SE', label: undefined }, true],
  [{ owner: ME, country: 'IN' }, false],
])('the filters %j match: %s', (filters, is) => {
  expect(matchesFilters(row, filters)).toBe(is);
});

test('an enquiry without an owner is nobody’s', () => {
  expect(matchesFilters(rowOf(1), { owner: 'nobody' })).toBe(true);
  expect(matchesFilters(rowOf(1), { owner: ME })).toBe(false);
});

test('only filters that are set are active, in their fixed order', () => {
  expect(activeFilters({ label: ME, owner: 'nobody', page: undefined })).toEqual([
    ['owner', 'nobody'],
    ['label', ME],
  ]);
});

test('two filters are the same if every value is', () => {
  expect(isSameFilter({ owner: ME }, { owner: ME, page: undefined })).toBe(true);
  expect(isSameFilter({ owner: ME }, { owner: ME, page: '/' })).toBe(false);
  expect(isSameFilter({}, { reason: 'won' })).toBe(false);
});

test.each([
  [
    {
      owner: 'nobody',
      page: `/${'x'.repeat(499)}`,
      country: 'SE',
      reason: 'won',
      label: ME,
    },
    true,
  ],
  [{ owner: ME }, true],
  [{ owner: 'asha' }, false],
  [{ page: `/${'x'.repeat(500)}` }, false],
  [{ page: '/\0' }, false],
  [{ country: 'SEN' }, false],
  [{ country: 'xSE' }, false],
  [{ country: 'se' }, false],
  [{ reason: 'boredom' }, false],
  [{ label: 'big' }, false],
])('the filters %j are accepted: %s', (filters, is) => {
  expect(z.strictObject(filterShape).safeParse(filters).success).toBe(is);
});
