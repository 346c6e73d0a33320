import type { EnquiryRow } from '@studio/contract/desk/responses';
import { inMinutes, ME, NOW, rowOf } from '@studio/contract/fixtures/rows';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedDesk } from '#api/cached-desk.ts';
import { queryKeys } from '#api/query-keys.ts';
import { returnPutOff } from './return-put-off.ts';

let desk: ReturnType<typeof cachedDesk>;
const putOff = rowOf(2, { putOffUntil: inMinutes(30) });
const waiting = rowOf(4, { putOffUntil: inMinutes(31), state: 'waiting', ownerId: ME });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  desk = cachedDesk();
  desk.client.setQueryData(queryKeys.counts, {});
  desk.client.setQueryData(queryKeys.due, {});
  desk.keep('put-off', [putOff, waiting]);
  desk.keep('to-answer', [rowOf(1), rowOf(3)]);
  desk.keep('waiting', []);
});
afterEach(() => {
  vi.useRealTimers();
});
const namesOf = (rows: readonly EnquiryRow[]) => rows.map(({ reference }) => reference);

function after(minutes: number): void {
  vi.setSystemTime(inMinutes(minutes));
  returnPutOff(desk.client);
}

test('an enquiry that was put off comes back by itself, even without an owner, and not too early', () => {
  after(29);
  expect(namesOf(desk.kept('to-answer'))).toEqual(['R-1', 'R-3']);
  expect(desk.isInvalidated(queryKeys.list('put-off'))).toBe(false);
  after(30);
  expect(namesOf(desk.kept('to-answer'))).toEqual(['R-1', 'R-2', 'R-3']);
  expect(namesOf(desk.kept('waiting'))).toEqual([]);
  expect(desk.isInvalidated(queryKeys.list('put-off'))).toBe(true);
  expect(desk.isInvalidated(queryKeys.due)).toBe(true);
  after(31);
  expect(namesOf(desk.kept('to-answer'))).toEqual(['R-1', 'R-2', 'R-3']);
  expect(namesOf(desk.kept('waiting'))).toEqual(['R-4']);
});

test('the service’s clock decides', () => {
  desk.client.setQueryData(queryKeys.office, { aheadMs: 30 * 60_000 });
  after(0);
  expect(namesOf(desk.kept('to-answer'))).toEqual(['R-1', 'R-2', 'R-3']);
});

test('counts are fetched every minute, because something may have become late', () => {
  after(1);
  expect(desk.isInvalidated(queryKeys.counts)).toBe(true);
  expect(desk.isInvalidated(queryKeys.due)).toBe(false);
});

test('without an enquiry that is due back nothing changes', () => {
  desk.client.removeQueries({ queryKey: queryKeys.list('put-off') });
  after(60);
  expect(namesOf(desk.kept('to-answer'))).toEqual(['R-1', 'R-3']);
});
