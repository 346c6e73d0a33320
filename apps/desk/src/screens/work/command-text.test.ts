import { expect, test } from 'vitest';
import type { Work, WorkState } from '@studio/contract/desk/work';
import { bulkText, undoOf } from './command-text.ts';

const said = (what: string) => `${what}: closed, won.`;
const unanswered = 'This enquiry has no answer yet, so it can be neither won nor lost.';

test.each([
  [3, [], '3 enquiries: closed, won.'],
  [1, [], '1 enquiry: closed, won.'],
  [2, [unanswered], `2 enquiries: closed, won. Not done with 1 enquiry. ${unanswered}`],
  [0, [unanswered, unanswered], `Not done with 2 enquiries. ${unanswered}`],
  [0, ['One.', 'Two.', 'One.'], 'Not done with 3 enquiries. One. Two.'],
])('%i done, with the refusals %j', (done, reasons, words) => {
  expect(bulkText(done, reasons, said)).toBe(words);
});

test.each([
  ['to-answer', { kind: 'reopened' }],
  ['waiting', { kind: 'reopened', as: 'waiting' }],
  ['answered', { kind: 'reopened', as: 'answered' }],
  ['closed', undefined],
] as const)('reopening an enquiry that was %s restores that state', (state: WorkState, back) => {
  expect(undoOf({ state } as Work, { kind: 'closed', reason: 'won' })).toEqual(back);
});
