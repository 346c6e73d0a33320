import type { Outcome } from '@studio/contract/desk/visits';
import type { Period } from '@studio/contract/desk/visit-period';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

export interface PageOutcome extends Outcome {
  /** The first day of its period. */
  readonly start: string;
  /** The page of the form; a visitor can post any text. */
  readonly page: string;
}

/** The enquiries of these days, by period and page, with their outcomes so far. */
export async function outcomesByPage(
  db: Db,
  zone: string,
  kind: Period['kind'],
  { from, until }: Pick<Period, 'from' | 'until'>,
): Promise<PageOutcome[]> {
  const { rows } = await sql<PageOutcome>`
    select * from enquiry_outcomes(${zone}, ${kind}, ${from}::date, ${until}::date)
  `.execute(db);
  return rows;
}
