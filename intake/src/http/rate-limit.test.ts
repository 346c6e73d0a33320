import { expect, it, onTestFinished, vi } from 'vitest';
import { networkOf, rateLimiter } from './rate-limit.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::99', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const limits = {
  address: { soft: 2, hard: 3, windowSeconds: 60 },
  all: { soft: 4, hard: 5, windowSeconds: 60 },
};

it('goes from fine to busy to refused, and forgets when the window ends', () => {
  let now = 0;
  const limit = rateLimiter(limits, () => now);
  const kinds = Array.from({ length: 4 }, () => limit('203.0.113.9').kind);
  expect(kinds).toEqual(['fine', 'fine', 'busy-address', 'refuse']);
  now = 30_000;
  expect(limit('203.0.113.9')).toEqual({ kind: 'refuse', retryAfterSeconds: 30 });
  now = 60_000;
  expect(limit('203.0.113.9')).toEqual({ kind: 'fine' });
});

it('limits all together, and whoever is refused uses up nothing of it', () => {
  const limit = rateLimiter(limits, () => 0);
  for (let count = 0; count < 50; count += 1) limit('203.0.113.9');
  const others = ['a', 'b', 'c'].map((name) => limit(`198.51.100.${name}`).kind);
  expect(others).toEqual(['fine', 'busy', 'refuse']);
});

it('remembers a bounded number of addresses', () => {
  const limit = rateLimiter(
    { ...limits, all: { soft: 1e9, hard: 1e9, windowSeconds: 60 } },
    () => 0,
  );
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < 300_000; count += 1) {
    limit(`10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`);
  }
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000);
});

it('forgets an address with its window, though nobody comes again', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let now = 0;
  const limit = rateLimiter(
    { ...limits, all: { soft: 1e9, hard: 1e9, windowSeconds: 60 } },
    () => now,
  );
  const pass = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
  for (let count = 0; count < 3; count += 1) limit('203.0.113.9');
  // So many others that the first is of the old generation.
  for (let count = 0; count < 30_000; count += 1) limit(`10.0.${count >> 8}.${count & 255}`);
  pass(58_000);
  expect(limit('203.0.113.9').kind).toBe('refuse');
  pass(2_000);
  // Whatever is still known would count again if the clock were set back.
  now = 0;
  expect(limit('203.0.113.9').kind).toBe('fine');
  pass(60_000);
  expect(vi.getTimerCount()).toBe(0);
});
