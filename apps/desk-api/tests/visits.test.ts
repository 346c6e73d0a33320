import { visitReportSchema, type VisitReport } from '@studio/contract/desk/visits';
import { readPeriod } from '@studio/contract/desk/visit-period';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { readCsv } from '@studio/tests/support/read-csv.ts';
import { asRole } from '@studio/tests/support/settings.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeVisitYear } from './support/visit-year.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiries } from './support/enquiries.ts';

let desk: TestDesk;
let sales: Browser;

beforeAll(async () => {
  desk = await testDesk();
  sales = await plantSession(desk, 'sales');
});
afterAll(() => desk[Symbol.asyncDispose]());

const empty = () =>
  desk.sql(
    `truncate enquiries, visit_pages, visit_hosts, visit_campaigns, visit_steps, visit_begun, visit_missing,
       visit_words cascade`,
  );

async function report(period?: string): Promise<VisitReport> {
  const answer = await sales.get(
    `/api/reports/visits${period === undefined ? '' : `?period=${period}`}`,
  );
  expect(answer.statusCode).toBe(200);
  return visitReportSchema.parse(answer.json());
}

const dayAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('how they found us', () => {
  const lastWeek = new Date(Date.now() - 7 * 86_400_000);
  const said = (foundus: string, times: number, received_at = lastWeek) =>
    Array.from({ length: times }, () => ({ foundus, received_at }));
  beforeEach(empty);

  it('usual answers are counted, however they are written, and rare ones are grouped', async () => {
    await addEnquiries(
      desk,
      ...[...said('LinkedIn', 2), ...said(' linkedin', 1), ...said('A talk by Asha in Kochi', 2)],
      ...[...said('A search', 1), ...said('A search', 2, new Date(Date.now() - 35 * 86_400_000))],
      ...said('', 4),
    );
    await desk.sql(
      `update enquiry_work set first_answered_at = now(), state = 'closed', close_reason = 'won'
       where enquiry_id in (select id from enquiries where foundus = 'LinkedIn')`,
    );
    const { foundUs, period } = await report(await nameAt('week', dayAgo(7)));
    expect(foundUs).toEqual([
      { answer: 'LinkedIn', enquiries: 3, answered: 2, won: 2 },
      { answer: 'A search', enquiries: 1, answered: 0, won: 0 },
      { answer: null, enquiries: 2, answered: 0, won: 0 },
    ]);
    const csv = await sales.get(`/api/reports/visits.csv?period=${period}`);
    expect(readCsv(csv.body)).toContainEqual([
      'how they found us',
      'other answers',
      '',
      '',
      '',
      '',
      '',
      '2',
      '0',
      '0',
    ]);
    expect(csv.body).not.toContain('Kochi');
  });

  it('a form without the question has no table', async () => {
    await addEnquiries(desk, ...said('', 4));
    expect((await report(await nameAt('week', dayAgo(7)))).foundUs).toEqual([]);
  });
});

describe('a year of page views', () => {
  beforeAll(async () => {
    await empty();
    await writeVisitYear(desk.database.pool);
    await addEnquiries(
      desk,
      ...Array.from({ length: 60 }, (_, at) => ({
        from_page: ['/contact', '/services/seo', '/sheet', '=1+1'][at % 4],
        received_at: new Date(Date.now() - at * 6 * 86_400_000),
      })),
    );
    await desk.sql(
      `update enquiry_work set first_answered_at = received_at + interval '1 hour',
         state = 'answered' where abs(hashtext(enquiry_id::text)) % 3 > 0`,
    );
    await desk.sql(
      `update enquiry_work set state = 'closed', close_reason = 'won'
       where abs(hashtext(enquiry_id::text)) % 3 = 1`,
    );
  });

  const periods = [
    ...[7, 35, 200, 360].map((days) => ['week', days] as const),
    ...[30, 90, 350].map((days) => ['month', days] as const),
  ];

  it.each(periods)('the sums of a %s %i days ago equal those of PostgreSQL', async (kind, days) => {
    const name = await nameAt(kind, dayAgo(days));
    const { from, until } = readPeriod(name) ?? { from: '', until: '' };
    const shown = await report(name);
    const sum = async (table: string, where: string) => {
      const [row] = await desk.sql<{ views: number; ahead: number }>(
        `select coalesce(sum(views), 0)::int as views, coalesce(sum(ahead), 0)::int as ahead
         from ${table} where day >= $1 and day < $2 and ${where}`,
        from,
        until,
      );
      return row ?? { views: 0, ahead: 0 };
    };
    const outside = await sum('visit_pages', `source <> 'own'`);
    expect(outside.views).toBeGreaterThan(100);
    expect(shown.totals.entries).toEqual(outside);
    const service = await sum('visit_pages', `page like '/services/%'`);
    expect(shown.totals.servicePages).toEqual(service);
    expect(shown.totals.opened).toEqual(await sum('visit_pages', `page in ('/contact', '/sheet')`));
    const add = (rows: readonly { views: number; ahead: number }[]) => ({
      views: rows.reduce((total, { views }) => total + views, 0),
      ahead: rows.reduce((total, { ahead }) => total + ahead, 0),
    });
    expect(add(shown.sources)).toEqual(outside);
    expect(add(shown.entryPages)).toEqual(outside);
    expect(add(shown.servicePages)).toEqual(service);
    expect(add(shown.pages.map(({ views }) => views ?? { views: 0, ahead: 0 }))).toEqual(
      await sum('visit_pages', 'true'),
    );
    for (const { name: page, views } of shown.pages)
      if (page !== 'other' && views)
        expect(views).toEqual(await sum('visit_pages', `page = '${page}'`));
    for (const { from: start, to, views, ahead } of shown.steps)
      expect({ views, ahead }).toEqual(
        await sum('visit_steps', `from_page = '${start}' and to_page = '${to}'`),
      );
    for (const { from: source, to, views, ahead } of shown.arrivals)
      expect({ views, ahead }).toEqual(
        await sum('visit_pages', `source = '${source}' and page = '${to}'`),
      );
    const small = [...shown.sources, ...shown.hosts, ...shown.entryPages, ...shown.servicePages]
      .concat([...shown.steps, ...shown.arrivals].map((row) => ({ ...row, name: '' })))
      .filter(({ views, ahead }) => views + ahead < 5);
    expect(small).toEqual([]);
  });

  it.each(periods)(
    'the outcomes of a %s %i days ago equal those of PostgreSQL',
    async (kind, days) => {
      const name = await nameAt(kind, dayAgo(days));
      const { from, until } = readPeriod(name) ?? { from: '', until: '' };
      const shown = await report(name);
      const [row] = await desk.sql<{ enquiries: number; answered: number; won: number }>(
        `select count(*)::int as enquiries, count(first_answered_at)::int as answered,
         (count(*) filter (where close_reason = 'won'))::int as won from enquiry_work
       where (received_at at time zone $3)::date >= $1 and (received_at at time zone $3)::date < $2`,
        from,
        until,
        desk.config.hours.zone,
      );
      expect(shown.totals).toMatchObject({ ...row });
      const total = (of: 'enquiries' | 'answered' | 'won') =>
        shown.pages.reduce((sum, page) => sum + page[of], 0);
      expect({
        enquiries: total('enquiries'),
        answered: total('answered'),
        won: total('won'),
      }).toEqual(row);
      expect(shown.history.enquiries.at(-1)).toBe(row?.enquiries);
      expect(shown.history.periods.at(-1)).toBe(name);
    },
  );

  it('starts with the last full week and links to those beside it', async () => {
    const last = await report();
    const { until = '' } = readPeriod(last.period) ?? {};
    expect(until <= dayAgo(-1) && until > dayAgo(8)).toBe(true);
    expect(last.later).toBe(await nameAt('week', until));
    expect((await report(last.later ?? '')).later).toBeNull();
    expect((await report(last.earlier ?? '')).later).toBe(last.period);
    expect(readPeriod(last.otherKind)?.kind).toBe('month');
    expect((await report(await nameAt('week', dayAgo(372)))).earlier).toBeNull();
  });

  it('as CSV has the same numbers, no formula, and names the period', async () => {
    const name = await nameAt('month', dayAgo(30));
    const { totals, pages } = await report(name);
    const answer = await sales.get(`/api/reports/visits.csv?period=${name}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="visits-${name}.csv"`,
    });
    const rows = readCsv(answer.body);
    expect(rows).toContainEqual(
      ['total', 'entries', '', String(totals.entries?.views), String(totals.entries?.ahead)].concat(
        Array.from({ length: 5 }, () => ''),
      ),
    );
    expect(rows.filter(([table]) => table === 'page')).toHaveLength(pages.length);
    expect(answer.body).toContain(`"'=1+1"`);
    expect(answer.body).not.toContain('intranet');
    expect(answer.body).not.toContain('ann example');
  });
});

describe('small sums', () => {
  beforeEach(empty);
  const views = (page: string, source: string, count: number, ahead = 0) =>
    desk.sql(
      'insert into visit_pages values ($1, $2, $3, $4, $5)',
      '2026-11-10',
      page,
      source,
      count,
      ahead,
    );

  it('below five are hidden, and cannot be derived from the total', async () => {
    await views('/', 'search', 30);
    await views('/', 'direct', 6);
    await views('/', 'site', 1);
    const { sources, history } = await report('2026-W46');
    expect(sources).toEqual([
      { name: 'search', views: 30, ahead: 0 },
      { name: 'other', views: 7, ahead: 0 },
    ]);
    expect(history.sources.map(({ name, entries }) => [name, entries.at(-1)])).toEqual([
      ['search', 30],
    ]);
    await views('/contact', 'own', 9);
    await views('/sheet', 'own', 2);
    const { forms, totals, pages } = await report('2026-W46');
    expect(forms[0]?.opened).toEqual({ views: 9, ahead: 0 });
    expect(forms[1]?.opened).toBeNull();
    expect(totals.opened).toBeNull();
    expect(pages.map(({ name }) => name)).toEqual(['/', 'other']);
  });

  it('are hidden entirely if all are below five', async () => {
    await views('/', 'search', 3, 1);
    const { totals, sources, pages, history } = await report('2026-W46');
    expect(totals.entries).toBeNull();
    expect([...sources, ...pages, ...history.sources]).toEqual([]);
  });

  it('do not hide an enquiry, which the desk knows anyway', async () => {
    await views('/services/seo', 'search', 2);
    await addEnquiries(desk, {
      from_page: '/services/seo',
      received_at: new Date('2026-11-10T06:00:00Z'),
    });
    expect((await report('2026-W46')).pages).toEqual([
      { name: '/services/seo', views: null, entries: null, enquiries: 1, answered: 0, won: 0 },
    ]);
  });

  it('of searches are shown only if they occurred on three days', async () => {
    await desk.sql(
      `insert into visit_words values ('2026-11-09', 'cobol', 1), ('2026-11-10', 'cobol', 1),
         ('2026-11-11', 'cobol', 1), ('2026-11-10', 'ann example', 9), ('2026-11-10', 'other', 50)`,
    );
    expect((await report('2026-W46')).words).toEqual([{ name: 'cobol', views: 3, ahead: 0 }]);
  });
});

it('are reported as not counted if nothing is counted', async () => {
  await empty();
  expect(await report()).toMatchObject({
    countedFrom: null,
    earlier: null,
    sources: [],
    pages: [],
  });
});

it.each(['2026-W54', '2025-W53', '2026-13', 'last', '2026', '2026-W46x'])(
  'the period %s is refused',
  async (period) => {
    expect((await sales.get(`/api/reports/visits?period=${period}`)).statusCode).toBe(422);
    expect((await sales.get(`/api/reports/visits.csv?period=${period}`)).statusCode).toBe(422);
  },
);

it.each([
  'insert into visit_words values (current_date, $$x$$, 1)',
  'update visit_pages set views = 0',
  'delete from visit_pages',
  'select 1 from visit_files',
])('the desk’s role cannot: %s', async (statement) => {
  const client = new pg.Client({ connectionString: asRole(desk.database.url, 'intake_desk') });
  await client.connect();
  await expect(client.query(statement)).rejects.toThrow('permission denied');
  await client.end();
});

async function nameAt(kind: 'week' | 'month', day: string): Promise<string> {
  // By PostgreSQL's own calendar.
  const [row] = await desk.sql<{ name: string }>(
    'select to_char($1::date, $2) as name',
    day,
    kind === 'week' ? 'IYYY"-W"IW' : 'YYYY-MM',
  );
  return row?.name ?? '';
}
