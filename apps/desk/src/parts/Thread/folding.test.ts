import { expect, test } from 'vitest';
import { foldedKeys, openingOf } from './folding.ts';
import type { Step } from './step.ts';

const step = (nth: number, change: Partial<Step> = {}): Step => ({
  key: String(nth),
  kind: nth % 2 === 1 ? 'enquirer' : 'reply',
  at: new Date(nth * 1_000),
  who: 'A',
  did: 'wrote',
  text: 'Words.',
  ...change,
});
const steps = (count: number) => Array.from({ length: count }, (_, at) => step(at + 1));
const folded = (all: readonly Step[], firstNew?: Step) => [...foldedKeys(all, firstNew)].join('');

test('messages above the unread part are folded, those below it are not', () => {
  const all = steps(3);
  expect(folded(all, all[2])).toBe('12');
  expect(folded(all, all[0])).toBe('');
});

test('if all is read, only the older messages of a long thread are folded', () => {
  expect(folded(steps(4))).toBe('');
  expect(folded(steps(5))).toBe('123');
});

test('notes and steps without text stay as they are', () => {
  const all = [step(1), step(2, { kind: 'note' }), step(3, { kind: 'staff-action' }), step(5)];
  const { text: _none, ...silent } = step(4);
  expect(folded([...all.slice(0, 3), silent, step(5)], step(5))).toBe('1');
});

test('a folded message shows how it begins, in one line', () => {
  expect(openingOf('  Dear all,\n\nyes.')).toBe('Dear all, yes.');
  expect(openingOf('x'.repeat(10_000))).toHaveLength(160);
});
