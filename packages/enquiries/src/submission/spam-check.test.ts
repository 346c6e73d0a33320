import { expect, it, test } from 'vitest';
import type { Envelope } from '@studio/contract';
import { checkForSpam, heldReasonText } from './spam-check.ts';

const envelope = (change: Partial<Envelope>): Envelope =>
  ({ remarks: '', typingtime: undefined, ...change }) as Envelope;

test.each([
  ['the hidden field is filled in', { remarks: 'http://x' }, 'honeypot'],
  ['every letter was typed too fast', { typingtime: 1_999 }, 'typed-too-fast'],
  ['it was typed as fast as a person can', { typingtime: 2_000 }, undefined],
  ['no time is known', {}, undefined],
])('%s', (_, change, signal) => {
  expect(checkForSpam(envelope(change))).toBe(signal);
});

it('names a reason in words, or the stored value if another version wrote it', () => {
  expect(heldReasonText('honeypot')).toBe('the hidden field was filled in');
  expect(heldReasonText('typed-too-fast')).toBe('typed within two seconds');
  expect(heldReasonText('too-fast')).toBe('sent within two seconds');
  expect(heldReasonText('busy-address')).toBe('many came from one network');
  expect(heldReasonText('busy')).toBe('many came at once');
  expect(heldReasonText('toString')).toBe('toString');
  expect(heldReasonText(null)).toBe('no reason was kept');
});
