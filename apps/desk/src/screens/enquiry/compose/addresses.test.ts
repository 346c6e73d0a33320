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
  [['per@mill.example', 'boss@'], 'boss@ is not an address.'],
  [
    Array.from({ length: 11 }, (_, at) => `p${at}@x.example`),
    'A mail can have at most ten recipients.',
  ],
])('the error for %j: %s', (addresses, fault) => {
  expect(addressError(addresses)).toBe(fault);
});

test.each([
  [{}, undefined],
  [{ way: 'forward' as const }, 'Enter a recipient.'],
  [{ subject: ' ' }, 'Enter a subject.'],
  [{ cc: ['x@'] }, 'x@ is not an address.'],
])('the fault of %j: %s', (change, fault) => {
  expect(addressingFault({ ...toEnquirerOnly, ...change })).toBe(fault);
});
