import type { Counts, EnquiryRow, Page } from '@old/contract/desk/answers';
import { wordsQuery } from '@old/contract/desk/lead-words';
import { listSchema, rowsSchema, searchSchema } from '@old/contract/desk/requests.schema';
import type { Promises } from '@old/contract/promise';
import type { Db } from '@studio/intake/platform/db.ts';
import type { FastifyInstance } from 'fastify';
import { readCounts } from '#work/counts.store.ts';
import { readCursor, UUID, type Cursor } from '#work/cursor.ts';
import { readDue } from '#work/due.store.ts';
import { enquiryRow, readListed, type ListedRow } from '#work/enquiry-row.ts';
import type { PageViews } from '#work/page-views.ts';
import { momentsOf, readQueue } from '#work/queue.store.ts';
import { searchWords } from '#work/search.store.ts';
import type { StaffLedger } from '#work/staff-ledger.ts';
import { deskRoute } from './desk-route.ts';
import { Refused } from './refused.ts';

export function cursorOf(after: string | undefined, moments: number): Cursor | undefined {
  if (after === undefined) return undefined;
  const cursor = readCursor(after, moments);
  if (!cursor) throw new Refused(422, 'There is no such page.', { fields: ['after'] });
  return cursor;
}

function uuidsIn(ids: string): string[] {
  const parted = ids.split(',');
  if (parted.every((id) => UUID.test(id))) return parted;
  throw new Refused(422, 'One of these is no enquiry.', { fields: ['ids'] });
}

export interface ListRouteParts {
  readonly db: Db;
  readonly promised: Promises;
  readonly ledgerOf: StaffLedger;
  readonly views: PageViews;
}

/** Queues, their counts and the search. */
export function listsRoute(
  app: FastifyInstance,
  { db, promised, ledgerOf, views }: ListRouteParts,
): void {
  const shown = (rows: readonly ListedRow[], next: string | null): Page<EnquiryRow> => ({
    rows: rows.map((row) => enquiryRow(row, promised)),
    next,
  });

  deskRoute(
    app,
    { method: 'GET', url: '/api/enquiries', right: 'work', query: listSchema },
    async ({ session, query: { queue, after, ...filters } }) => {
      const cursor = cursorOf(after, momentsOf(queue));
      const { rows, next } = await readQueue(db, queue, session.me.id, cursor, filters);
      views.note({ account: session.me.id, detail: `desk list ${queue}`, count: rows.length });
      return shown(rows, next);
    },
  );

  // What a list shows of those that changed, so that nobody reads a whole queue anew for one of them.
  deskRoute(
    app,
    { method: 'GET', url: '/api/rows', right: 'work', query: rowsSchema },
    async ({ session, query: { ids } }) => {
      const listed = await readListed(db, uuidsIn(ids));
      views.note({ account: session.me.id, detail: 'desk rows', count: listed.length });
      return shown(listed, null).rows;
    },
  );

  deskRoute(app, { method: 'GET', url: '/api/due', right: 'work' }, () => readDue(db));

  deskRoute(
    app,
    { method: 'GET', url: '/api/search', right: 'work', query: searchSchema },
    async ({ session, query: { q, after } }) => {
      const cursor = cursorOf(after, 1);
      const words = wordsQuery(q);
      if (words === undefined) return { rows: [], next: null };
      const { rows: hits, next } = await searchWords(db, words, cursor);
      const ids = hits.map(({ id }) => id);
      // Somebody was looked for; what was typed is a person's name as often as not, and is not kept.
      const [listed] = await Promise.all([
        readListed(db, ids),
        ledgerOf(session.me.id).recordMany(db, 'looked', 'desk search', ids.length),
      ]);
      return shown(listed, next);
    },
  );

  deskRoute(
    app,
    { method: 'GET', url: '/api/counts', right: 'work' },
    ({ session }): Promise<Counts> => readCounts(db, session.me.id),
  );
}
