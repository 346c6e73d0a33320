import { expect, test } from 'vitest';
import { salesAddress } from './sales-address.ts';

test.each([
  ['sales@company.example', 'sales@company.example'],
  [' sales@company.example , b@company.example', 'sales@company.example'],
  ['The sales team <sales@company.example>', 'sales@company.example'],
])('the address in “%s” is %s', (salesTo, address) => {
  expect(salesAddress(salesTo)).toBe(address);
});
