import { sql, type RawBuilder } from 'kysely';

/** Where a page ended: moments in microseconds, as PostgreSQL keeps them, and the id that settles a tie. */
export type Cursor = readonly [...moments: string[], id: string];

const MOMENT = /^\d{1,16}$/u;
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

export const writeCursor = (cursor: Cursor): string => cursor.join('_');

/** Undefined if it is not a valid cursor: anyone can type anything into a URL. */
export function readCursor(text: string, moments: number): Cursor | undefined {
  const parts = text.split('_');
  const id = parts.pop() ?? '';
  const fits =
    parts.length === moments && parts.every((part) => MOMENT.test(part)) && UUID.test(id);
  return fits ? [...parts, id] : undefined;
}

/** JavaScript's dates end at milliseconds; a page that begins at one would repeat or leave out rows. */
export const microseconds = (column: string): RawBuilder<string> =>
  sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

export const momentOf = (micros: string | undefined): RawBuilder<Date> =>
  sql<Date>`('epoch'::timestamptz + ${micros ?? '0'}::bigint * interval '1 microsecond')`;
