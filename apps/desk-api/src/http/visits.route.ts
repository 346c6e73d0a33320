import { visitReportSchema, visitsRequestSchema } from '@studio/contract/desk/visits';
import type { WorkingHours } from '@studio/contract/working-hours';
import type { Db } from '@studio/enquiries/database/db.ts';
import { visitsCsv } from '@studio/visits/report-csv.ts';
import { readVisitReport } from '@studio/visits/report.store.ts';
import type { FastifyInstance } from 'fastify';
import { deskRoute } from './desk-route.ts';

export interface VisitRouteParts {
  readonly db: Db;
  readonly hours: WorkingHours;
}

/** Page views of a week or a month, and the enquiries of the same days. */
export function visitsRoute(app: FastifyInstance, { db, hours }: VisitRouteParts): void {
  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/reports/visits',
      right: 'reports',
      query: visitsRequestSchema,
      answer: visitReportSchema,
    },
    ({ query: { period } }) => readVisitReport(db, hours.zone, period),
  );

  deskRoute(
    app,
    {
      method: 'GET',
      url: '/api/reports/visits.csv',
      right: 'reports',
      query: visitsRequestSchema,
      answer: null,
    },
    async ({ query: { period }, reply }) => {
      const report = await readVisitReport(db, hours.zone, period);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="visits-${report.period}.csv"`)
        .send(visitsCsv(report));
    },
  );
}
