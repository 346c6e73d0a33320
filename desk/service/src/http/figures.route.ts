import { figuresSchema } from '@old/contract/desk/requests.schema';
import type { Promises } from '@old/contract/promise';
import type { WorkingHours } from '@old/contract/working-hours';
import type { Db } from '@studio/intake/platform/db.ts';
import type { FastifyInstance } from 'fastify';
import { figuresCsv, readFigures } from '#figures/figures.store.ts';
import { deskRoute } from './desk-route.ts';

export interface FigureRouteParts {
  readonly db: Db;
  readonly promised: Promises;
  readonly hours: WorkingHours;
}

/** How soon people are answered, where they come from and what became of them. */
export function figuresRoute(
  app: FastifyInstance,
  { db, promised, hours }: FigureRouteParts,
): void {
  deskRoute(
    app,
    { method: 'GET', url: '/api/figures', right: 'figures', query: figuresSchema },
    ({ query: { weeks } }) => readFigures(db, promised, hours, weeks),
  );

  deskRoute(
    app,
    { method: 'GET', url: '/api/figures.csv', right: 'figures', query: figuresSchema },
    async ({ query: { weeks }, reply }) => {
      const figures = await readFigures(db, promised, hours, weeks);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="figures.csv"')
        .send(figuresCsv(figures));
    },
  );
}
