import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { WorkingHours } from './working-hours.schema.ts';
import { HOUR_MS, workingTime } from './working-time.ts';

// A fixed seed, because these tests are in the merge gate.
fc.configureGlobal({ seed: 20_261_118 });

const office: WorkingHours = {
  zone: 'Asia/Kolkata',
  week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:30',
  closes: '17:30',
  promise: 8,
  holidays: [{ day: '2026-11-18' }, { day: '2027-01-26' }],
};
const time = workingTime(office);
const at = (local: string) => new Date(`${local}+05:30`);
const inHours = (ms: number) => ms / HOUR_MS;

describe('within one zone', () => {
  test.each([
    ['in the morning', '2026-11-16T09:30:00', '2026-11-16T17:30:00'],
    ['in the middle of a day', '2026-11-16T13:00:00', '2026-11-17T13:00:00'],
    ['a second before closing', '2026-11-16T17:29:59', '2026-11-17T17:29:59'],
    ['at closing time', '2026-11-16T17:30:00', '2026-11-17T17:30:00'],
    ['in the night', '2026-11-16T23:10:00', '2026-11-17T17:30:00'],
    ['at the weekend', '2026-11-14T11:00:00', '2026-11-16T17:30:00'],
    ['on Friday afternoon', '2026-11-20T15:30:00', '2026-11-23T15:30:00'],
    ['before a holiday', '2026-11-17T12:00:00', '2026-11-19T12:00:00'],
    ['on a holiday', '2026-11-18T12:00:00', '2026-11-19T17:30:00'],
  ])('eight hours after a message %s', (_when, from, due) => {
    expect(time.after(at(from), 8 * HOUR_MS)).toEqual(at(due));
  });

  it('counts no time at night, at weekends and on holidays', () => {
    expect(time.between(at('2026-11-13T17:30:00'), at('2026-11-16T09:30:00'))).toBe(0);
    expect(time.between(at('2026-11-18T00:00:00'), at('2026-11-19T00:00:00'))).toBe(0);
    expect(inHours(time.between(at('2026-11-16T00:00:00'), at('2026-11-23T00:00:00')))).toBe(32);
  });

  it('returns the shifts between two moments, those that overlap too', () => {
    const found = time.shifts(at('2026-11-13T17:00'), at('2026-11-17T09:30'));
    expect(found.map(({ opens, closes }) => [new Date(opens), new Date(closes)])).toEqual([
      [at('2026-11-13T09:30'), at('2026-11-13T17:30')],
      [at('2026-11-16T09:30'), at('2026-11-16T17:30')],
    ]);
    expect(time.shifts(at('2026-11-14T10:00'), at('2026-11-15T10:00'))).toEqual([]);
    expect(time.shifts(at('2026-11-16T12:00'), at('2026-11-13T12:00'))).toEqual([]);
  });

  it('counts nothing backwards', () => {
    expect(time.between(at('2026-11-16T12:00:00'), at('2026-11-16T11:00:00'))).toBe(0);
    expect(time.after(at('2026-11-14T12:00:00'), 0)).toEqual(at('2026-11-14T12:00:00'));
  });

  test.each([
    ['2026-11-16T09:29:59', false],
    ['2026-11-16T09:30:00', true],
    ['2026-11-16T17:29:59', true],
    ['2026-11-16T17:30:00', false],
    ['2026-11-15T12:00:00', false],
    ['2026-11-18T12:00:00', false],
  ])('at %s the office is open: %s', (local, open) => {
    expect(time.isOpen(at(local))).toBe(open);
  });
});

// Zones with clock changes in spring and autumn, at midnight, by half an hour or by a whole day.
const zones = [
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Asia/Tehran',
  'Asia/Kathmandu',
  'Africa/Monrovia',
  'America/Scoresbysund',
];

describe('clock changes', () => {
  it('a change during office hours makes the day that much shorter or longer', () => {
    const nights = workingTime({
      ...office,
      zone: 'Europe/Berlin',
      week: ['Saturday', 'Sunday'],
      opens: '01:00',
      closes: '05:00',
    });
    const day = (date: string, next: string) =>
      inHours(nights.between(new Date(`${date}T12:00:00Z`), new Date(`${next}T12:00:00Z`)));
    expect(day('2026-03-20', '2026-03-22')).toBe(8);
    expect(day('2026-03-27', '2026-03-29')).toBe(7); // 02:00 becomes 03:00
    expect(day('2026-10-23', '2026-10-25')).toBe(9); // 03:00 becomes 02:00
  });

  it('a date that a country skips has no working time', () => {
    const apia = workingTime({ ...office, zone: 'Pacific/Apia' });
    // Samoa went from Thursday 29 to Saturday 31 December 2011.
    const week = [new Date('2011-12-26T00:00:00-10:00'), new Date('2012-01-02T00:00:00+14:00')];
    expect(inHours(apia.between(week[0] ?? new Date(), week[1] ?? new Date()))).toBe(32);
  });

  const moment = fc
    .integer({ min: Date.UTC(1950, 0), max: Date.UTC(2050, 0) })
    .map((ms) => new Date(ms));
  const minutes = fc.integer({ min: 0, max: 1_439 });
  const text = (one: number) =>
    `${String(Math.floor(one / 60)).padStart(2, '0')}:${String(one % 60).padStart(2, '0')}`;
  const anyHours = fc
    .record({
      zone: fc.constantFrom(...zones),
      week: fc.subarray([...office.week], { minLength: 1 }),
      times: fc.uniqueArray(minutes, { minLength: 2, maxLength: 2 }),
      holidays: fc.array(moment, { maxLength: 30 }),
    })
    .map(({ times, holidays, ...rest }): WorkingHours => {
      const [opens = 0, closes = 0] = times.sort((a, b) => a - b);
      const days = holidays.map((day) => ({ day: day.toISOString().slice(0, 10) }));
      return { ...rest, opens: text(opens), closes: text(closes), holidays: days, promise: 8 };
    });
  const daysLater = (from: Date, days: number) => new Date(from.getTime() + days * 24 * HOUR_MS);
  const someDays = fc.double({ min: 0, max: 40, noNaN: true });

  it('over a century, the time between two moments is the sum of its parts', () => {
    fc.assert(
      fc.property(anyHours, moment, someDays, someDays, (hours, from, first, second) => {
        const working = workingTime(hours);
        const middle = daysLater(from, first);
        const end = daysLater(middle, second);
        const whole = working.between(from, end);
        expect(working.between(from, middle) + working.between(middle, end)).toBe(whole);
        expect(whole).toBeLessThanOrEqual(end.getTime() - from.getTime());
      }),
      { numRuns: 400 },
    );
  });

  it('over a century, a target ends at the first moment at which its time has passed', () => {
    fc.assert(
      fc.property(anyHours, moment, fc.integer({ min: 1, max: 90_000_000 }), (hours, from, ms) => {
        const working = workingTime(hours);
        const due = working.after(from, ms);
        expect(working.between(from, due)).toBe(ms);
        expect(working.between(from, new Date(due.getTime() - 1))).toBe(ms - 1);
      }),
      { numRuns: 400 },
    );
  });

  it('over a century, exactly the minutes of office hours by local time are counted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), moment, fc.array(moment), (zone, from, holidays) => {
        const hours = {
          ...office,
          zone,
          holidays: holidays.map((day) => ({ day: day.toISOString().slice(0, 10) })),
        };
        const start = new Date(Math.floor(from.getTime() / 60_000) * 60_000);
        const end = daysLater(start, 3);
        expect(workingTime(hours).between(start, end)).toBe(minutesOnTheWall(hours, start, end));
      }),
      { numRuns: 40 },
    );
  });
});

/** The slow way, without offsets: checks the local time twice a minute. */
function minutesOnTheWall(hours: WorkingHours, from: Date, to: Date): number {
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone: hours.zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  let count = 0;
  // Half-minute steps, because Monrovia was 44 minutes and 30 seconds behind Greenwich until 1972.
  for (let ms = from.getTime(); ms < to.getTime(); ms += 30_000) {
    const [date = '', clock = ''] = wall.format(ms).split(' ');
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const isHoliday = hours.holidays.some(({ day }) => day === date);
    if (weekday % 6 === 0 || isHoliday) continue;
    if (clock >= `${hours.opens}:00` && clock < `${hours.closes}:00`) count += 1;
  }
  return count * 30_000;
}
