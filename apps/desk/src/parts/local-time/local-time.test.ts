import { countries } from '@studio/contract/countries';
import { isZone } from '@studio/contract/working-hours';
import { describe, expect, it, test } from 'vitest';
import { areaZones } from './area-zones.ts';
import { nextOverlap } from './next-overlap.ts';
import { countryZones } from './country-zones.ts';
import { localTime } from './local-time.ts';
import { possibleZones } from './possible-zones.ts';

const now = new Date('2026-11-16T05:22:00Z'); // 10:52 in Coimbatore
const from = (country: string, phonenumber: string, timezone = '') =>
  possibleZones({ country, phonenumber, timezone });

test('every country code has a zone that the runtime knows', () => {
  const zones = countries.map(({ iso }) => [iso, countryZones.get(iso) ?? []] as const);
  expect(zones.filter(([, of]) => of.length === 0 || !of.every(isZone))).toEqual([]);
  expect(
    Object.values(areaZones)
      .flatMap(Object.keys)
      .filter((zone) => !isZone(zone)),
  ).toEqual([]);
});

test('no area is in two zones', () => {
  for (const areas of Object.values(areaZones)) {
    const begins = Object.values(areas).flatMap((list) => list.split(' '));
    expect(begins.filter((one, at) => begins.indexOf(one) !== at)).toEqual([]);
  }
});

describe('the time zone of a person', () => {
  it.each([
    ['by their country', 'DE', '494066969112', ['Europe/Berlin']],
    ['by their area', 'US', '17015550142', ['America/Chicago']],
    ['by their area in a country of two names', 'CA', '16045550142', ['America/Vancouver']],
    [
      'somewhere in a country of one zone but for an area',
      'MX',
      '526641234567',
      ['America/Tijuana'],
    ],
    ['not known', '', '', []],
  ])('%s', (_how, country, phone, zones) => {
    expect(from(country, phone)).toEqual(zones);
  });

  it('is the one their browser sent, before anything else', () => {
    expect(from('US', '12125550142', 'Asia/Tokyo')).toEqual(['Asia/Tokyo']);
    expect(from('US', '12125550142', 'Mars/Olympus')).toEqual(['America/New_York']);
  });

  it.each(['UTC', 'Etc/UTC', 'Etc/GMT+5'])(
    'is not taken from a browser that hides it: %s',
    (zone) => {
      expect(from('IN', '919876543210', zone)).toEqual(['Asia/Kolkata']);
    },
  );

  it('may be any of a country whose area codes do not tell them apart', () => {
    expect(from('AU', '61412345678').length).toBeGreaterThan(2);
  });
});

describe('the local time there', () => {
  it.each([
    ['early', ['Europe/Berlin'], 'DE', { clock: '06:22', day: 'Mon', phase: 'early' }],
    ['at work', ['Asia/Dubai'], 'AE', { clock: '09:22', day: 'Mon', phase: 'office hours' }],
    [
      'at night, still Sunday',
      ['America/Chicago'],
      'US',
      { clock: '23:22', day: 'Sun', phase: 'night' },
    ],
    [
      'in one of several zones',
      ['America/New_York', 'America/Los_Angeles'],
      'US',
      { clock: '21–00 h', day: 'Sun or Mon', phase: undefined },
    ],
  ])('%s', (_when, zones, country, shown) => {
    expect(localTime(zones, country, now)).toEqual(shown);
  });

  it('knows where Friday is the day of rest', () => {
    const friday = new Date('2026-11-20T09:00:00Z');
    expect(localTime(['Asia/Riyadh'], 'SA', friday)?.phase).toBe('weekend');
    expect(localTime(['Asia/Dubai'], 'AE', friday)?.phase).toBe('office hours');
  });

  it('is undefined if nothing is known', () => {
    expect(localTime([], '', now)).toBeUndefined();
  });
});

describe('the next time both are at work', () => {
  const ours = {
    zone: 'Asia/Kolkata',
    week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const,
    opens: '09:30',
    closes: '17:30',
    promise: 8,
    holidays: [{ day: '2026-11-17' }],
  };
  const hours = { ...ours, week: [...ours.week], holidays: [...ours.holidays] };

  it('is today, when their office opens', () => {
    expect(nextOverlap(hours, ['Europe/Berlin'], 'DE', now)?.toISOString()).toBe(
      '2026-11-16T08:00:00.000Z',
    );
  });

  it('is after our holiday', () => {
    const evening = new Date('2026-11-16T12:30:00Z');
    expect(nextOverlap(hours, ['Europe/Berlin'], 'DE', evening)?.toISOString()).toBe(
      '2026-11-18T08:00:00.000Z',
    );
  });

  it('is undefined if the office hours never overlap', () => {
    expect(nextOverlap(hours, ['America/Chicago'], 'US', now)).toBeUndefined();
    expect(nextOverlap(hours, [], '', now)).toBeUndefined();
  });
});
