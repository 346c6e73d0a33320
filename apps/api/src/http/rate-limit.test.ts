import { expect, it, onTestFinished, vi } from 'vitest';
import { networkOf, rateLimiter, wideNetworkOf } from './rate-limit.ts';

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

it.each([
  ['203.0.113.9', undefined],
  ['::ffff:203.0.113.9', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('%s is also counted in %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});

const limits = {
  address: { soft: 2, hard: 3, windowSeconds: 60 },
  all: { soft: 4, hard: 5, windowSeconds: 60 },
};

it('goes from fine to busy to refused, and starts again when the window ends', () => {
  let now = 0;
  const limit = rateLimiter(limits, () => now);
  const kinds = Array.from({ length: 4 }, () => limit('203.0.113.9').kind);
  expect(kinds).toEqual(['fine', 'fine', 'busy-address', 'refuse']);
  now = 30_000;
  expect(limit('203.0.113.9')).toEqual({ kind: 'refuse', retryAfterSeconds: 30 });
  now = 60_000;
  expect(limit('203.0.113.9').kind).toBe('fine');
});

it('limits all addresses together, and a refused request does not count towards that limit', () => {
  const limit = rateLimiter(limits, () => 0);
  for (let count = 0; count < 50; count += 1) limit('203.0.113.9');
  const others = ['a', 'b', 'c'].map((name) => limit(`198.51.100.${name}`).kind);
  expect(others).toEqual(['fine', 'busy', 'refuse']);
});

it('a request that is uncounted leaves every limit as it was', () => {
  const limit = rateLimiter(
    {
      address: { soft: 1, hard: 9, windowSeconds: 60 },
      all: { soft: 2, hard: 9, windowSeconds: 60 },
    },
    () => 0,
  );
  for (let count = 0; count < 50; count += 1) {
    const decision = limit('2001:db8:1:1::1');
    expect(decision.kind).toBe('fine');
    if (decision.kind !== 'refuse') decision.uncount();
  }
  const kinds = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1'].map(
    (address) => limit(address).kind,
  );
  expect(kinds).toEqual(['fine', 'fine', 'busy-address']);
});

const usual = {
  address: { soft: 10, hard: 60, windowSeconds: 600 },
  all: { soft: 1e9, hard: 1e9, windowSeconds: 60 },
};

it('counts a /48 as well: its /64 networks together are soon busy, and refused in a flood', () => {
  const limit = rateLimiter(usual, () => 0);
  const kinds = Array.from({ length: 241 }, (_, at) => limit(`2001:db8:1:${at}::1`).kind);
  expect(kinds.slice(0, 12)).toEqual(Array(12).fill('fine'));
  expect(new Set(kinds.slice(12, 240))).toEqual(new Set(['busy-address']));
  expect(kinds[240]).toBe('refuse');
  expect(limit('2001:db8:2:1::1').kind).toBe('fine');
});

it('a network above its own limit does not use up the limit of its /48', () => {
  const limit = rateLimiter(usual, () => 0);
  for (let count = 0; count < 100; count += 1) limit('2001:db8:1:1::1');
  expect(limit('2001:db8:1:2::1').kind).toBe('fine');
});

it('remembers a limited number of addresses', () => {
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

it('forgets an address when its window ends, even without another request', () => {
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
  // Enough other addresses to move the first to the old generation.
  for (let count = 0; count < 30_000; count += 1) limit(`10.0.${count >> 8}.${count & 255}`);
  pass(58_000);
  expect(limit('203.0.113.9').kind).toBe('refuse');
  pass(2_000);
  // If an address were still stored, it would count again with the clock set back.
  now = 0;
  expect(limit('203.0.113.9').kind).toBe('fine');
  pass(60_000);
  expect(vi.getTimerCount()).toBe(0);
});
