import { expect, test } from 'vitest';
import { typingClock } from './typing-clock.ts';

const key = (data: string) => ({ isTrusted: true, inputType: 'insertText', data });

function timeAfter(edits: readonly Parameters<ReturnType<typeof typingClock>['edited']>[0][]) {
  let time = 0;
  const clock = typingClock(() => (time += 10));
  for (const edit of edits) clock.edited(edit);
  return clock.timeFor(['Asha', 'a@b.c']);
}

const letters = 'A s h a a @ b . c'.split(' ');

test('if every letter is typed: from the first one to the end', () => {
  expect(timeAfter(letters.map(key))).toBe(10);
});

test('a corrected letter counts as typed', () => {
  const corrected = { isTrusted: true, inputType: 'deleteContentBackward', data: null };
  expect(timeAfter([key('x'), corrected, ...letters.map(key)])).toBe(10);
});

test.each([
  ['nothing was typed', []],
  ['autofill of the browser', [{ isTrusted: true }, { isTrusted: true }]],
  ['autofill after a first letter', [key('A'), { isTrusted: true }]],
  ['a program that plays keys', letters.map((data) => ({ ...key(data), isTrusted: false }))],
  ['paste', [{ isTrusted: true, inputType: 'insertFromPaste', data: null }]],
  ['words from a phone’s suggestions', [key('Asha'), key('a@b.c')]],
  ['restored, then one letter more', [key('.')]],
])('%s: no time', (_, edits) => {
  expect(timeAfter(edits)).toBeUndefined();
});
