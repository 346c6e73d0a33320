import { expect, it } from 'vitest';
import { alarmNotice } from './alarm-words.ts';

const alarm = {
  id: '7',
  kind: 'parked',
  subject: 'smtp',
  sentence: 'A sales message is parked on smtp.',
  since: new Date('2026-11-15T09:12:30Z'),
  raised_at: new Date('2026-11-15T09:20:00Z'),
  cleared_at: null,
  told_at: null,
  all_clear_told_at: null,
};

it('an alarm says what is wrong, since when and what to do', () => {
  const notice = alarmNotice(alarm);
  expect(notice).toMatchObject({ key: '7', title: 'Alarm: parked (smtp)' });
  expect(notice.text).toMatch(
    /^A sales message is parked on smtp\.\nSince: 2026-11-15 09:12 UTC\nNext: intake doctor .* redrive --all$/,
  );
  expect(notice.details).toMatchObject({
    state: 'raised',
    kind: 'parked',
    subject: 'smtp',
    since: '2026-11-15T09:12:30.000Z',
    next: expect.stringContaining('redrive') as string,
  });
});

it('its end is a separate message that asks for nothing', () => {
  const notice = alarmNotice({ ...alarm, cleared_at: new Date('2026-11-15T10:00:00Z') });
  expect(notice).toMatchObject({
    key: '7.over',
    title: 'Over: parked (smtp)',
    text: 'Over since 2026-11-15 10:00 UTC: A sales message is parked on smtp. It began 2026-11-15 09:12 UTC. Nothing is to be done.',
    details: { state: 'over' },
  });
});

it('began when it was noticed if the beginning is not known', () => {
  expect(alarmNotice({ ...alarm, since: null }).text).toContain('Since: 2026-11-15 09:20 UTC');
});

it('an unknown kind from another version still names a first step', () => {
  expect(alarmNotice({ ...alarm, kind: 'from the future' }).text).toMatch(/Next: intake doctor$/);
});

it.each(['parked', 'waiting', 'probe', 'clock', 'worker', 'expired', 'visits', 'edition'])(
  '%s has a next step of its own',
  (kind) => {
    expect(alarmNotice({ ...alarm, kind }).details['next']?.length).toBeGreaterThan(20);
  },
);
