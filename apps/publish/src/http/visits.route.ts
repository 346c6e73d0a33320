import { visitsRequestSchema } from '@studio/contract/desk/visits';
import { workingHoursSchema } from '@studio/contract/working-hours';
import type { Db } from '@studio/enquiries/database/db.ts';
import { visitsCsv } from '@studio/visits/report-csv.ts';
import { readVisitReport } from '@studio/visits/report.store.ts';
import type { FastifyInstance } from 'fastify';
import { parse } from 'yaml';
import type { EditionFolder } from '#editions/edition-folder.ts';
import type { ContentRepository } from '#repository/content-repository.ts';
import { visitsPage, visitsStyles } from '../visits-page.ts';

const HOURS = 'working-hours.yaml';
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

interface VisitsParts {
  readonly db: Db;
  readonly content: ContentRepository;
  readonly editions: EditionFolder;
}

/** The desk's report of page views, for editors. It only reads. */
export function visitsRoute(app: FastifyInstance, { db, content, editions }: VisitsParts): void {
  const edit = { config: { access: 'edit', answer: null } } as const;
  const reportOf = async (query: unknown) => {
    const texts = await content.texts((path) => path === HOURS);
    const hours = workingHoursSchema.safeParse(parse(texts.get(HOURS) ?? ''));
    const asked = visitsRequestSchema.safeParse(query);
    return readVisitReport(db, hours.data?.zone ?? 'UTC', asked.data?.period);
  };

  const page = { config: { ...edit.config, isPage: true } } as const;
  app.get('/visits', page, async ({ query }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(visitsPage(await reportOf(query), await editions.all())),
  );

  app.get('/visits.csv', edit, async ({ query }, reply) => {
    const report = await reportOf(query);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="visits-${report.period}.csv"`)
      .send(visitsCsv(report));
  });

  app.get('/visits.css', edit, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(visitsStyles),
  );
}
