import { describe, expect, it, test } from 'vitest';
import { firstName } from './first-name.ts';
import { proposedTimes } from './proposed-times.ts';
import { templateValues } from './template-values.ts';

test.each([
  ['Åsa Lindqvist-Ström', 'Åsa'],
  ['  Katharina   Freifrau von Hohenstein ', 'Katharina'],
  ['Prof. Dr. Anna Berg', 'Anna'],
  ['Menon, Asha', 'Asha'],
  ['Jean-Luc Picard', 'Jean-Luc'],
  ['Mira', 'Mira'],
  ['J. Menon', 'J. Menon'],
  ['山本 さくら', '山本 さくら'],
  ['Dr.', 'Dr.'],
  ['', ''],
])('%j has the first name %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});

const hours = {
  zone: 'Asia/Kolkata',
  week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const,
  opens: '09:30',
  closes: '17:30',
  promise: 8,
  holidays: [],
};
const office = { ...hours, week: [...hours.week] };
const now = new Date('2026-11-16T05:22:00Z'); // Monday, 10:52 in Coimbatore
const times = (zones: readonly string[], country: string, language = 'en', at = now) =>
  proposedTimes({ hours: office, zones, country, now: at, language }).split('\n');

describe('proposed times', () => {
  it('are on two working days when both offices are open, in both zones', () => {
    expect(times(['Europe/Stockholm'], 'SE')).toEqual([
      '- Tue, Nov 17, 9:00 a.m. Central European Time (1:30 p.m. India Standard Time)',
      '- Wed, Nov 18, 10:00 a.m. Central European Time (2:30 p.m. India Standard Time)',
    ]);
  });

  it('are in the language of the text', () => {
    expect(times(['Europe/Stockholm'], 'SE', 'de')[0]).toMatch(
      /^- Di\.?, 17\. Nov\.?, 09:00 Mitteleuropäische Zeit \(13:30 Indische/u,
    );
  });

  it('are written once for a person in our time zone', () => {
    expect(times(['Asia/Kolkata'], 'IN')[0]).toBe('- Tue, Nov 17, 9:30 a.m. India Standard Time');
  });

  it('skip a weekend', () => {
    const friday = new Date('2026-11-20T05:22:00Z');
    expect(times(['Europe/Stockholm'], 'SE', 'en', friday)[0]).toMatch(/^- Mon, Nov 23/u);
  });

  it.each([
    ['it is unknown where they are', [], ''],
    ['they may be in several zones', ['Australia/Sydney', 'Australia/Perth'], 'AU'],
    ['the offices are never open together', ['America/Chicago'], 'US'],
  ])('are left to the user if %s', (_why, zones, country) => {
    expect(times(zones, country)).toEqual(['']);
  });
});

test('a value that the enquiry does not have is empty, which makes a gap', () => {
  const values = templateValues(
    {
      country: '',
      reference: 'R-1',
      fields: { name: 'Mira Menon', companyname: '', subject: 'Looms', phonenumber: '' },
      origin: { service: '', timezone: '', language: '' },
    },
    { me: 'Ravi', hours: office, now },
    'en',
  );
  expect(values).toEqual({
    name: 'Mira Menon',
    'first name': 'Mira',
    company: '',
    service: '',
    subject: 'Looms',
    reference: 'R-1',
    me: 'Ravi',
    times: '',
  });
});

test('the service has the title of its page', () => {
  const values = templateValues(
    {
      country: 'SE',
      reference: 'R-1',
      fields: { name: 'Mira', companyname: 'Menon', subject: 'Looms', phonenumber: '' },
      origin: { service: 'cloud-migration', timezone: 'Europe/Stockholm', language: 'sv' },
    },
    { me: 'Ravi', hours: office, now },
    'en',
  );
  expect(values.service).toBe('Cloud Migration');
});
