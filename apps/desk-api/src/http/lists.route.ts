import {
  countsSchema,
  dueCountsSchema,
  enquiryPageSchema,
  enquiryRowsSchema,
  type EnquiryRow,
  type Page,
} from '@studio/contract/desk/responses';
import { foundPageSchema } from '@studio/contract/desk/search-results';
import { termsOf, toTsQuery } from '@studio/contract/desk/search-terms';
import { listSchema, rowsSchema, searchSchema } from '@studio/contract/desk/requests.schema';
import type { ResponseTarget } from '@studio/contract/response-target';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { FastifyInstance } from 'fastify';
import { readCounts } from '@studio/enquiries/work/counts.store.ts';
import { readCursor, UUID, type Cursor } from '@studio/enquiries/work/cursor.ts';
import { readDue } from '@studio/enquiries/work/due.store.ts';
import { enquiryRow, readListed, type ListedRow } from '@studio/enquiries/work/enquiry-row.ts';
import type { PageViews } from '@studio/enquiries/work/page-views.ts';
import { momentsOf, readQueue } from '@studio/enquiries/work/queue.store.ts';
import { searchEnquiries } from '@studio/enquiries/work/search.store.ts';
import { readFound } from '@studio/enquiries/search/found.store.ts';
import type { StaffAuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { deskRoute } from './desk-route.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';

export function cursorOf(after: string | undefined, moments: number): Cursor | undefined {
  if (after === undefined) return undefined;
  const cursor = readCursor(after, moments);
  if (!cursor) throw new HttpError(422, 'There is no such page.', { fields: ['after'] });
  return cursor;
}

function uuidsIn(ids: string): string[] {
  const parted = ids.split(',');
  if (parted.every((id) => UUID.test(id))) return parted;
  throw new HttpError(422, 'One of the selected enquiries does not exist. Refresh the list.', {
    fields: ['ids'],
  });
}

export interface ListRouteParts {
  readonly db: Db;
  readonly responseTarget: ResponseTarget;
  readonly auditLogFor: StaffAuditLog;
  readonly views: PageViews;
}

/** Queues, their counts and the search. */
export function listsRoute(
  app: FastifyInstance,
  { db, responseTarget, auditLogFor, views }: ListRouteParts,
): void {
  const shown = (rows: readonly ListedRow[], next: string | null): Page<EnquiryRow> => ({
    rows: rows.map((row) => enquiryRow(row, responseTarget)),
    next,
  });

  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/enquiries',
      right: 'work',
      query: listSchema,
      answer: enquiryPageSchema,
    },
    async ({ session, query: { queue, after, ...filters } }) => {
      const cursor = cursorOf(after, momentsOf(queue));
      const { rows, next } = await readQueue(db, queue, session.me.id, cursor, filters);
      views.note({ sessionId: session.id, detail: `desk list ${queue}`, count: rows.length });
      return shown(rows, next);
    },
  );

  // The rows of enquiries that changed, so that a client need not reload a whole queue for one of them.
  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/rows',
      right: 'work',
      query: rowsSchema,
      answer: enquiryRowsSchema,
    },
    async ({ session, query: { ids } }) => {
      const listed = await readListed(db, uuidsIn(ids));
      views.note({ sessionId: session.id, detail: 'desk rows', count: listed.length });
      return shown(listed, null).rows;
    },
  );

  deskRoute(app, { method: 'GET', url: '/api/due', right: 'work', answer: dueCountsSchema }, () =>
    readDue(db),
  );

  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/search',
      right: 'work',
      query: searchSchema,
      answer: foundPageSchema,
    },
    async ({ session, query: { q, after } }) => {
      const cursor = cursorOf(after, 1);
      const words = toTsQuery(q);
      if (words === undefined) return { rows: [], next: null };
      const { rows: hits, next } = await searchEnquiries(db, words, cursor);
      const ids = hits.map(({ id }) => id);
      // The audit log records that a search was made. What was typed is often a person's name and is not kept.
      const [found] = await Promise.all([
        readFound(db, responseTarget, ids, termsOf(q)),
        auditLogFor(session.id).recordMany(db, 'viewed', 'desk search', ids.length),
      ]);
      return { rows: found, next };
    },
  );

  deskRoute(
    app,
    { method: 'GET', url: '/api/counts', right: 'work', answer: countsSchema },
    ({ session }) => readCounts(db, session.me.id),
  );
}
