import type { Vacancy } from '#schema/entries.ts';
import { isShown } from '#reader/is-shown.ts';

/** Vacancies shown on a day. */
export const openVacancies = (vacancies: readonly Vacancy[], today: Date): Vacancy[] =>
  vacancies.filter((vacancy) => isShown(vacancy, today));
