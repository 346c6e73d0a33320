import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeResponseTime } from '@studio/contract/response-time';
import { builtResponseTime } from './built-response-time.ts';

const folder = mkdtempSync(join(tmpdir(), 'pace-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const today = new Date('2026-11-16T09:00:00Z');
const file = (name: string, written: string): string => {
  const path = join(folder, name);
  writeFileSync(path, written);
  return path;
};

test('a built page has the date of its response time', () => {
  const path = file('pace.json', writeResponseTime({ enquiries: 40, halfWithinHours: 3 }, today));
  expect(builtResponseTime(today, path)).toBe(
    'Half of the enquiries of the 90 days before November 16, 2026 were answered within 3 business hours.',
  );
});

test.each([
  ['no file is named', undefined],
  ['there is no such file', join(folder, 'none.json')],
  ['nothing may be said', file('empty.json', writeResponseTime(undefined, today))],
])('it states only the target if %s', (_where, path) => {
  expect(builtResponseTime(today, path)).toBeUndefined();
});
