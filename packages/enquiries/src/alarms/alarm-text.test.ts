import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { alarmNotice, nextSteps } from './alarm-text.ts';

const root = path.join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const alarm = {
  id: '7',
  kind: 'failed',
  subject: 'smtp',
  message: 'A sales message failed on smtp.',
  since: new Date('2026-11-15T09:12:30Z'),
  raised_at: new Date('2026-11-15T09:20:00Z'),
  resolved_at: null,
  notified_at: null,
  resolved_notified_at: null,
};

it('an alarm says what is wrong, since when and what to do', () => {
  const notice = alarmNotice(alarm);
  expect(notice).toMatchObject({ key: '7', title: 'Alarm: failed (smtp)' });
  expect(notice.text).toMatch(
    /^A sales message failed on smtp\.\nSince: 2026-11-15 09:12 UTC\nNext: intake doctor .* --all$/,
  );
  expect(notice.details).toMatchObject({
    state: 'raised',
    kind: 'failed',
    subject: 'smtp',
    since: '2026-11-15T09:12:30.000Z',
    next: expect.stringContaining('--all') as string,
  });
});

it('its end is a separate message that asks for nothing', () => {
  const notice = alarmNotice({ ...alarm, resolved_at: new Date('2026-11-15T10:00:00Z') });
  expect(notice).toMatchObject({
    key: '7.over',
    title: 'Over: failed (smtp)',
    text: 'Over since 2026-11-15 10:00 UTC: A sales message failed on smtp. It began 2026-11-15 09:12 UTC. No action is needed.',
    details: { state: 'over' },
  });
});

it('without a known beginning, an alarm names the time it was noticed', () => {
  expect(alarmNotice({ ...alarm, since: null }).text).toContain('Since: 2026-11-15 09:20 UTC');
});

it('an unknown kind from another version still names a first step', () => {
  expect(alarmNotice({ ...alarm, kind: 'from the future' }).text).toMatch(/Next: intake doctor$/);
});

it.each(Object.keys(nextSteps))('%s names a command to run, and no source file', (kind) => {
  const next = alarmNotice({ ...alarm, kind }).details['next'];
  expect(next).not.toMatch(/\.(?:ts|md)\b/u);
  // Alarms about a response that is due are handled at the desk.
  if (kind !== 'due' && kind !== 'late')
    expect(next).toMatch(/journalctl|systemctl|intake \w+|certbot|timedatectl/u);
});

it('no sentence of an alarm names a source file', () => {
  const raising = globSync('{packages,apps}/*/src/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && read(file).includes('raiseAlarm('),
  );
  expect(raising.length).toBeGreaterThan(5);
  for (const file of raising) expect(read(file), file).not.toMatch(/node (?:apps|packages)\//u);
});
