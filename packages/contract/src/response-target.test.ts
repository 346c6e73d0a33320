import { describe, expect, test } from 'vitest';
import { responseTargetOf } from './response-target.ts';
import { HOUR_MS } from './working-time.ts';

const at = (local: string) => new Date(`2026-11-${local}:00+05:30`);
const { deadlinesFrom, read } = responseTargetOf({
  zone: 'Asia/Kolkata',
  week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:30',
  closes: '17:30',
  promise: 8,
  holidays: [],
});

describe('the response target', () => {
  test.each([
    ['14T11:00', '16T17:30'],
    ['16T10:31', '17T10:31'],
    ['16T13:00', '17T13:00'],
  ])('written at %s: due at %s, with a warning two hours before', (from, due) => {
    const { warnAt, dueAt } = deadlinesFrom(at(from));
    expect(dueAt).toEqual(at(due));
    expect(read({ receivedAt: at(from), dueAt, answeredAt: null }, warnAt).leftMs).toBe(
      2 * HOUR_MS,
    );
  });

  test('a target shorter than the warning time warns at once', () => {
    const short = responseTargetOf({
      zone: 'UTC',
      week: ['Monday'],
      opens: '09:00',
      closes: '17:00',
      promise: 1,
      holidays: [],
    });
    expect(short.deadlinesFrom(at('16T18:00')).warnAt).toEqual(at('16T18:00'));
  });
});

describe('the clock of an enquiry from Monday noon, due on Tuesday noon', () => {
  const enquiry = { receivedAt: at('16T12:00'), dueAt: at('17T12:00') };

  test.each([
    ['16T15:00', 'running', 3, 5],
    ['16T17:30', 'standing', 5.5, 2.5],
    ['16T23:00', 'standing', 5.5, 2.5],
    ['17T11:59', 'running', 7 + 59 / 60, 1 / 60],
    ['17T12:00', 'late', 8, 0],
    ['17T14:50', 'late', 10 + 50 / 60, -(2 + 50 / 60)],
    ['17T20:00', 'late', 13.5, -5.5],
  ])('at %s', (now, state, used, left) => {
    const reading = read({ ...enquiry, answeredAt: null }, at(now));
    expect(reading.state).toBe(state);
    expect(reading.usedMs / HOUR_MS).toBeCloseTo(used);
    expect(reading.leftMs / HOUR_MS).toBeCloseTo(left);
  });

  test.each([
    ['16T15:00', 'answered', 3, 5],
    ['17T11:59', 'answered', 7 + 59 / 60, 1 / 60],
    ['17T12:00', 'answered late', 8, 0],
    ['17T13:00', 'answered late', 9, -1],
  ])('answered at %s, the result no longer changes', (answered, state, used, left) => {
    const reading = read({ ...enquiry, answeredAt: at(answered) }, at('20T12:00'));
    expect(reading).toEqual({ state, usedMs: used * HOUR_MS, leftMs: left * HOUR_MS });
  });
});
