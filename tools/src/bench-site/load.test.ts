import { expect, test } from 'vitest';
import { readRate } from './load.ts';

test('reads the rate wrk prints', () => {
  expect(readRate('  35000 requests in 1.00s\nRequests/sec:  34987.12\n', '/')).toBe(34_987.12);
});

test('a run with errors is no measurement', () => {
  const output = '  Non-2xx or 3xx responses: 12\nRequests/sec: 1.0\n';
  expect(() => readRate(output, '/work')).toThrow('/work did not answer every request');
});
