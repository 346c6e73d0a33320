import { expect, test } from 'vitest';
import { absenceSchema } from './absence.ts';

const absence = { firstDay: '2026-11-18', lastDay: '2026-11-20', handTo: null };

test.each([
  [absence, true],
  [{ ...absence, lastDay: absence.firstDay }, true],
  [{ ...absence, lastDay: '2026-11-17' }, false],
  [{ ...absence, lastDay: '2027-11-19' }, true],
  [{ ...absence, lastDay: '2027-11-20' }, false],
  [{ ...absence, firstDay: 'today' }, false],
  [{ ...absence, handTo: '00000000-0000-4000-8000-000000000001' }, true],
  [{ ...absence, handTo: 'asha' }, false],
  [{ ...absence, why: 'Diwali' }, false],
])('%j is accepted: %s', (sent, is) => {
  expect(absenceSchema.safeParse(sent).success).toBe(is);
});

test('a wrong order is reported at the last day', () => {
  const { error } = absenceSchema.safeParse({
    ...absence,
    lastDay: '2026-11-01',
  });
  expect(error?.issues.map((issue) => issue.path)).toEqual([['lastDay']]);
});
