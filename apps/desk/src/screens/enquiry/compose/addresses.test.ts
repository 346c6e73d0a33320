import { expect, test } from 'vitest';
import { addressesIn, addressError } from './addresses.ts';
import { toEnquirerOnly } from './local-addressing.ts';
import { addressingFault } from './use-addressing.ts';

test.each([
  ['', []],
  ['per', []],
  ['per@mill.example', ['per@mill.example']],
  ['a@b.example, c@d.example;e@f.example', ['a@b.example', 'c@d.example', 'e@f.example']],
  ['Per N. <per@mill.example>', ['per@mill.example']],
])('%j contains %j', (typed, addresses) => {
  expect(addressesIn(typed)).toEqual(addresses);
});

test.each([
  [[], undefined],
  [['per@mill.example'], undefined],
  [['per@mill.example', 'boss@'], 'boss@ is no address.'],
  [Array.from({ length: 11 }, (_, at) => `p${at}@x.example`), 'At most ten in one mail.'],
])('the error for %j: %s', (addresses, fault) => {
  expect(addressError(addresses)).toBe(fault);
});

test.each([
  [{}, undefined],
  [{ way: 'forward' as const }, 'Say to whom it goes.'],
  [{ subject: ' ' }, 'A mail needs a subject.'],
  [{ cc: ['x@'] }, 'x@ is no address.'],
])('the fault of %j: %s', (change, fault) => {
  expect(addressingFault({ ...toEnquirerOnly, ...change })).toBe(fault);
});
