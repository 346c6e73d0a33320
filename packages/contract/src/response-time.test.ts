import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import {
  datedResponseTimeSentence,
  responseTimeOf,
  responseTimeSentence,
  readResponseTime,
  writeResponseTime,
  type TimedEnquiry,
} from './response-time.ts';
import { workingTime } from './working-time.ts';

// A fixed seed, because these tests are in the merge gate.
fc.configureGlobal({ seed: 20_261_118 });

const time = workingTime({
  zone: 'UTC',
  week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:00',
  promise: 8,
  holidays: [],
});
const HOUR = 3_600_000;
const monday = new Date('2026-11-16T09:00:00Z');
const answered = (hours: number): TimedEnquiry => ({
  receivedAt: monday,
  answeredAt: time.after(monday, hours * HOUR),
});
const waiting: TimedEnquiry = { receivedAt: monday, answeredAt: null };
const many = (count: number, one: TimedEnquiry): TimedEnquiry[] =>
  Array.from({ length: count }, () => one);

test.each([
  ['all in two hours', many(20, answered(2)), 2],
  ['rounded up, never down', many(20, answered(2.01)), 3],
  ['at once is an hour', many(20, answered(0)), 1],
  ['late ones count', [...many(10, answered(1)), ...many(11, answered(30))], 30],
  ['half are answered, half wait', [...many(10, answered(3)), ...many(10, waiting)], 3],
])('%s', (_what, enquiries, hours) => {
  expect(responseTimeOf(enquiries, time)?.halfWithinHours).toBe(hours);
});

test.each([
  ['nineteen', many(19, answered(1))],
  ['more wait than have an answer', [...many(10, answered(1)), ...many(11, waiting)]],
  ['no one is answered', many(50, waiting)],
  ['nothing came', []],
])('nothing is published: %s', (_what, enquiries) => {
  expect(responseTimeOf(enquiries, time)).toBeUndefined();
});

it('is never too optimistic: at least half of all who wrote had an answer in that time', () => {
  const one = fc.option(fc.double({ min: 0, max: 200, noNaN: true }), { nil: null });
  fc.assert(
    fc.property(fc.array(one, { minLength: 20, maxLength: 200 }), (waits) => {
      const responseTime = responseTimeOf(
        waits.map((hours) => (hours === null ? waiting : answered(hours))),
        time,
      );
      if (!responseTime) return true;
      const kept = waits.filter((hours) => hours !== null && hours <= responseTime.halfWithinHours);
      return kept.length * 2 >= waits.length;
    }),
  );
});

it('is one sentence', () => {
  expect(responseTimeSentence({ enquiries: 40, halfWithinHours: 1 })).toBe(
    'Half of the enquiries of the last 90 days were answered within one business hour.',
  );
});

it('has its date where it is read later', () => {
  const at = '2026-11-16T09:00:00.000Z';
  expect(datedResponseTimeSentence({ at, enquiries: 40, halfWithinHours: 3 })).toBe(
    'Half of the enquiries of the 90 days before November 16, 2026 were answered within 3 business hours.',
  );
});

describe('the file', () => {
  const responseTime = { enquiries: 40, halfWithinHours: 3 };
  const hoursLater = (hours: number): Date => new Date(monday.getTime() + hours * HOUR);

  it('is read back unchanged', () => {
    expect(readResponseTime(writeResponseTime(responseTime, monday), hoursLater(1))).toEqual({
      ...responseTime,
      at: monday.toISOString(),
    });
  });

  test.each([
    ['three days old', writeResponseTime(responseTime, monday), 72],
    ['of a day to come', writeResponseTime(responseTime, monday), -72],
    ['one in which nothing may be said', writeResponseTime(undefined, monday), 1],
    ['of too few', writeResponseTime({ ...responseTime, enquiries: 19 }, monday), 1],
    ['without its hour', JSON.stringify(responseTime), 1],
    ['half of one', writeResponseTime(responseTime, monday).slice(0, 20), 1],
    ['something else', 'null', 1],
  ])('gives no sentence if it is %s', (_what, written, hours) => {
    expect(readResponseTime(written, hoursLater(hours))).toBeUndefined();
  });

  it('is valid until the end of its third day', () => {
    expect(
      readResponseTime(writeResponseTime(responseTime, monday), hoursLater(71.9)),
    ).toBeDefined();
  });
});
