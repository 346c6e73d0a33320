import { reasonListsSchema } from '@studio/contract/desk/close-reasons';
import { outcomeReportSchema } from '@studio/contract/desk/outcome-report';
import { changeReasonsSchema, reportsSchema } from '@studio/contract/desk/requests.schema';
import type { WorkingHours } from '@studio/contract/working-hours';
import type { Db } from '@studio/enquiries/database/db.ts';
import { outcomesCsv, readOutcomes } from '@studio/enquiries/reports/outcomes.store.ts';
import { changeReasons, readReasons } from '@studio/enquiries/work/close-reasons.store.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';
import type { FastifyInstance } from 'fastify';
import { deskRoute } from './desk-route.ts';

export interface OutcomesRouteParts {
  readonly db: Db;
  readonly hours: WorkingHours;
}

/** The report of outcomes, and the reasons to choose from when closing. */
export function outcomesRoute(app: FastifyInstance, { db, hours }: OutcomesRouteParts): void {
  deskRoute(
    app,
    { method: 'GET', url: '/api/close-reasons', right: 'work', answer: reasonListsSchema },
    () => readReasons(db),
  );

  deskRoute(
    app,
    {
      method: 'PUT',
      url: '/api/close-reasons',
      right: 'lists',
      body: changeReasonsSchema,
      answer: reasonListsSchema,
    },
    async ({ body: { before, lists } }) => {
      if (await changeReasons(db, before, lists)) return lists;
      throw new HttpError(
        409,
        'A colleague has changed the reasons in the meantime. Look at them again.',
      );
    },
  );

  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/reports/outcomes',
      right: 'reports',
      query: reportsSchema,
      answer: outcomeReportSchema,
    },
    ({ query: { weeks } }) => readOutcomes(db, hours.zone, weeks),
  );

  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/reports/outcomes.csv',
      right: 'reports',
      query: reportsSchema,
      answer: null,
    },
    async ({ query: { weeks }, reply }) => {
      const report = await readOutcomes(db, hours.zone, weeks);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="outcomes.csv"')
        .send(outcomesCsv(report));
    },
  );
}
