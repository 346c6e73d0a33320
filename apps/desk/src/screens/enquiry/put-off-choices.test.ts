import type { Work } from '@studio/contract/desk/work';
import type { WorkingHours } from '@studio/contract/working-hours';
import { describe, expect, it } from 'vitest';
import { putOffChoices } from './put-off-choices.ts';

const hours: WorkingHours = {
  zone: 'Asia/Kolkata',
  week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:30',
  closes: '17:30',
  promise: 8,
  holidays: [{ day: '2026-11-17' }],
};
const work: Work = {
  version: 1,
  state: 'to-answer',
  ownerId: null,
  closeReason: null,
  closeWhy: null,
  closeValue: null,
  putOffUntil: null,
  warnAt: '2026-11-16T06:30:00.000Z',
  dueAt: '2026-11-16T08:30:00.000Z',
  firstAnsweredAt: null,
  owedSince: null,
  firstDueAt: null,
  unreadSince: null,
  mergedInto: null,
};
const now = new Date('2026-11-16T05:22:00Z');
const choicesOf = (change: Partial<Work> = {}, zones = ['Europe/Berlin']) =>
  putOffChoices({ work: { ...work, ...change }, hours, zones, country: 'DE', now });

describe('the times an enquiry can be put off to', () => {
  it('are when the enquirer is at work, in an hour, and our next working day', () => {
    expect(choicesOf().map(({ name, at }) => [name, at.toISOString()])).toEqual([
      ['When they are at work', '2026-11-16T08:00:00.000Z'],
      ['In an hour', '2026-11-16T06:22:00.000Z'],
      ['On the next business day', '2026-11-18T04:00:00.000Z'],
    ]);
  });

  it('are never after the response is due', () => {
    expect(choicesOf().map(({ whyNot }) => whyNot)).toEqual([
      undefined,
      undefined,
      'After it is due: answer it first',
    ]);
  });

  it('are not limited once the enquirer has a reply', () => {
    const answered = { firstAnsweredAt: '2026-11-16T05:00:00.000Z', state: 'waiting' } as const;
    expect(choicesOf(answered).every(({ whyNot }) => whyNot === undefined)).toBe(true);
  });

  it('leave out the enquirer’s working hours if their time zone is unknown', () => {
    expect(choicesOf({}, []).map(({ name }) => name)).not.toContain('When they are at work');
  });
});
