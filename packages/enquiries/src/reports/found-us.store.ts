import type { FoundUs } from '@studio/contract/desk/visits';
import type { Period } from '@studio/contract/desk/visit-period';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** The enquirers' answers to “How did you find us?” in a period; answers since `since` decide which words are usual. */
export async function foundUs(
  db: Db,
  zone: string,
  since: string,
  { from, until }: Pick<Period, 'from' | 'until'>,
): Promise<FoundUs[]> {
  const { rows } = await sql<FoundUs>`
    select * from enquiry_found_us(${zone}, ${since}::date, ${from}::date, ${until}::date)
  `.execute(db);
  return rows;
}
