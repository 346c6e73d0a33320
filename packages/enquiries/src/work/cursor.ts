import { sql, type RawBuilder } from 'kysely';

/** The end of a page: timestamps in microseconds, as PostgreSQL stores them, and the id that breaks ties. */
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

/** JavaScript dates have milliseconds; a page that starts at one would repeat or skip rows. */
export const microseconds = (column: string): RawBuilder<string> =>
  sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

export const momentOf = (micros: string | undefined): RawBuilder<Date> =>
  sql<Date>`('epoch'::timestamptz + ${micros ?? '0'}::bigint * interval '1 microsecond')`;
