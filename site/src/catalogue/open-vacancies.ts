import type { Vacancy } from '../schema/entries.ts';

/** Vacancies shown on a day: both dates count. The day is UTC's, as the build's is. */
export function openVacancies(vacancies: readonly Vacancy[], today: Date): Vacancy[] {
  const day = today.toISOString().slice(0, 10);
  return vacancies.filter(({ from, until }) => from <= day && day <= until);
}
