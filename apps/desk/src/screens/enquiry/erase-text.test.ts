import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { expect, test } from 'vitest';
import { erasedText, toGoText } from './erase-text.ts';

test.each([
  ['', '20 characters to go.'],
  ['latha@weavers.exampl', '1 character to go.'],
  [' LATHA@weavers.example ', 'The address matches.'],
  ['lotha@', 'The address does not match.'],
])('typing “%s”: %s', (typed, said) => {
  expect(toGoText(typed === '' ? 'latha@weavers.exampl' : 'latha@weavers.example', typed)).toBe(
    said,
  );
});

test('shows the counts of what is erased as soon as they are known', () => {
  const enquiry = { notes: [{}, {}], samePerson: [{}] } as unknown as EnquiryDetail;
  expect(erasedText(undefined, enquiry)).toEqual([
    '2 enquiries, with sheet, mails, files and timeline',
    'mails of these enquiries in the sales mailbox, moved to its trash',
    '2 notes on this enquiry',
  ]);
  const found = {
    enquiries: [{ id: 'a', reference: 'A', receivedAt: '', isHeld: false }],
    messages: 1,
    subscriptions: 0,
    otherMails: 2,
  };
  expect(erasedText(found, { ...enquiry, notes: [] })).toEqual([
    '1 enquiry, with sheet, mails, files and timeline',
    'mails of these enquiries in the sales mailbox, moved to its trash',
    '1 addition',
    '2 other mails',
  ]);
});
