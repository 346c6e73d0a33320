import { expect, test } from 'vitest';
import { rowOf, NOW, inMinutes } from '../../fixtures/rows.ts';
import { LATER_AT_MOST_DAYS, whyNotLater } from './send-later.ts';
import type { WorkState } from './work.ts';

const AHEAD = 'Choose a time in the future.';
const DAY = 24 * 60;

test.each<[string, number, 'reply' | 'forward', WorkState, string | undefined]>([
  ['a minute ahead', 1, 'reply', 'to-answer', undefined],
  ['a follow-up while we wait for them', 60, 'reply', 'waiting', undefined],
  ['more to an answered one', 60, 'reply', 'answered', undefined],
  ['after the due time: it is said, not forbidden', 600, 'reply', 'to-answer', undefined],
  ['now', 0, 'reply', 'to-answer', AHEAD],
  ['in the past', -1, 'reply', 'to-answer', AHEAD],
  ['on the last day', LATER_AT_MOST_DAYS * DAY, 'reply', 'to-answer', undefined],
  [
    'beyond it',
    LATER_AT_MOST_DAYS * DAY + 1,
    'reply',
    'to-answer',
    'Choose a time within 60 days.',
  ],
  ['a forward', 60, 'forward', 'to-answer', 'A forward is sent immediately.'],
  ['one that is closed', 60, 'reply', 'closed', 'This enquiry is closed. Open it again first.'],
])('%s', (_name, minutes, way, state, sentence) => {
  const at = new Date(inMinutes(minutes));
  expect(whyNotLater(rowOf(1, { state }), { way, at, hasFiles: false }, NOW)).toBe(sentence);
});

test('a reply with files cannot be scheduled', () => {
  const later = { way: 'reply', at: new Date(inMinutes(60)), hasFiles: true } as const;
  expect(whyNotLater(rowOf(1), later, NOW)).toBe(
    'A reply with files is sent immediately. Remove them, or send it now.',
  );
});
