import { expect, test } from 'vitest';
import type { Vacancy } from '#schema/entries.ts';
import { openVacancies } from './open-vacancies.ts';

const vacancy = { slug: 'test-engineer', from: '2026-11-10', until: '2026-11-20' } as Vacancy;

test.each([
  ['2026-11-09T23:59:59Z', 0],
  ['2026-11-10T00:00:00Z', 1],
  ['2026-11-20T23:59:59Z', 1],
  ['2026-11-21T00:00:00Z', 0],
])('on %s there are %i', (now, count) => {
  expect(openVacancies([vacancy], new Date(now))).toHaveLength(count);
});
