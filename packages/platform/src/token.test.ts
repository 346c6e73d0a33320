import { retention } from '@studio/contract/retention';
import { expect, it } from 'vitest';
import { signedTokens } from './token.ts';

let now = new Date('2026-01-01T00:00:00Z');
const tokens = signedTokens('secret', { now: () => now });

it('reads back a token it issued, only for the same use', () => {
  const token = tokens.issue('confirm', 'id-1');
  expect(tokens.read('confirm', token)).toBe('id-1');
  expect(tokens.read('leave', token)).toBeUndefined();
});

it('a confirmation token expires after two days, an unsubscribe token never', () => {
  const confirm = tokens.issue('confirm', 'id-1');
  const leave = tokens.issue('leave', 'id-1');
  now = new Date('2026-01-02T23:59:59Z');
  expect(tokens.read('confirm', confirm)).toBe('id-1');
  now = new Date('2026-01-03T00:00:01Z');
  expect(tokens.read('confirm', confirm)).toBeUndefined();
  expect(retention.confirmLink).toEqual({ hours: 48, words: 'two days' });
  now = new Date('2030-01-01T00:00:00Z');
  expect(tokens.read('leave', leave)).toBe('id-1');
});

it.each(['', 'a', 'a.b', 'a.b.c', 'id-1.0.', 'id-1.9999999999.AAAA', 'a.b.c.d'])(
  'refuses %j',
  (token) => {
    expect(tokens.read('confirm', token)).toBeUndefined();
  },
);

it('refuses a token signed with another secret', () => {
  const other = signedTokens('another', { now: () => now });
  expect(tokens.read('leave', other.issue('leave', 'id-1'))).toBeUndefined();
});
