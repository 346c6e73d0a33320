import { responseTargetOf } from '@studio/contract/response-target';
import { inMinutes, NOW, rowOf } from '@studio/contract/fixtures/rows';
import type { EnquiryRow } from '@studio/contract/desk/responses';
import { expect, test } from 'vitest';
import { clockReading } from './clock-reading.ts';
import type { Office } from './office.ts';

const office: Office = {
  zone: 'UTC',
  responseTarget: responseTargetOf({
    zone: 'UTC',
    week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '00:00',
    closes: '23:59',
    promise: 8,
    holidays: [],
  }),
  targetMs: 8 * 3_600_000,
  now: () => NOW,
  minute: () => NOW,
  subscribe: () => () => undefined,
};

const answered: Partial<EnquiryRow> = {
  receivedAt: inMinutes(-300),
  firstAnsweredAt: inMinutes(-240),
  owedSince: inMinutes(-120),
  firstDueAt: inMinutes(-60),
  dueAt: inMinutes(-1),
};
test.each<[string, Partial<EnquiryRow>, string, boolean]>([
  ['due at this moment', { dueAt: inMinutes(0) }, 'late by 0\u00A0min', true],
  ['a second answer is late', answered, 'late by 1\u00A0min', true],
  [
    'closed while they wait again: the first answer is what it was',
    { ...answered, state: 'closed', closeReason: 'lost' },
    'answered in 1\u00A0h\u00A000',
    false,
  ],
  [
    'closed without a word',
    { dueAt: inMinutes(-60), state: 'closed', closeReason: 'not-for-us' },
    'clock stopped',
    false,
  ],
])('%s', (_name, change, words, isLate) => {
  const reading = clockReading(rowOf(1, change), NOW, office);
  expect([reading.words, reading.isLate]).toEqual([words, isLate]);
});
