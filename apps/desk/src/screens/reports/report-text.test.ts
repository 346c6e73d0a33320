import type { Reports, WeekOfReport } from '@studio/contract/desk/reports';
import { expect, test } from 'vitest';
import { lateText } from './report-text.ts';

const week: WeekOfReport = {
  week: '2026-11-16',
  received: 9,
  answered: 4,
  waiting: 2,
  medianMs: null,
  medianWorkingMs: null,
  nineOfTenMs: null,
  nineOfTenWorkingMs: null,
  answersMs: [],
  late: 3,
};

test('late counts everyone who asked, answered or not', () => {
  const reports: Reports = {
    weeks: [week, week],
    pages: [],
    countries: [],
    outcomes: [],
    targetMs: 8 * 3_600_000,
  };
  expect(lateText(reports)).toBe(
    '6 of 12 were not answered within the promised 8\u00A0h; 4 have no answer. Each mark is one answer.',
  );
});
