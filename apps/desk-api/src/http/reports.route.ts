import { reportsResponseSchema } from '@studio/contract/desk/reports';
import { reportsSchema } from '@studio/contract/desk/requests.schema';
import type { ResponseTarget } from '@studio/contract/response-target';
import type { WorkingHours } from '@studio/contract/working-hours';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { FastifyInstance } from 'fastify';
import { reportsCsv, readReports } from '@studio/enquiries/reports/reports.store.ts';
import { deskRoute } from './desk-route.ts';

export interface ReportRouteParts {
  readonly db: Db;
  readonly responseTarget: ResponseTarget;
  readonly hours: WorkingHours;
}

/** Response times, origins and outcomes of enquiries. */
export function reportsRoute(
  app: FastifyInstance,
  { db, responseTarget, hours }: ReportRouteParts,
): void {
  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/reports',
      right: 'reports',
      query: reportsSchema,
      answer: reportsResponseSchema,
    },
    ({ query: { weeks } }) => readReports(db, responseTarget, hours, weeks),
  );

  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/reports.csv',
      right: 'reports',
      query: reportsSchema,
      answer: null,
    },
    async ({ query: { weeks }, reply }) => {
      const reports = await readReports(db, responseTarget, hours, weeks);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="reports.csv"')
        .send(reportsCsv(reports));
    },
  );
}
