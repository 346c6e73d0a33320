import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { readCsv } from '@studio/tests/support/read-csv.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPublish, type TestPublish } from './support/publish.ts';

let publish: TestPublish;
let editor: Browser;
beforeAll(async () => {
  publish = await testPublish();
  editor = await publish.signInAs('editor');
});
afterAll(() => publish[Symbol.asyncDispose]());

const week = '2026-W30';

it('says that page views are not counted', async () => {
  const { statusCode, body } = await editor.get('/visits');
  expect(statusCode).toBe(200);
  expect(body).toContain('Page views are not counted here.');
  expect(body).toContain('What this does not show');
});

it('an editor reads the views of a week as tables and as CSV, with the markup of visitors escaped', async () => {
  await publish.sql(
    `insert into visit_pages (day, page, source, views, ahead) values
       ('2026-07-21', '/services/seo', 'search', 40, 2), ('2026-07-21', '/contact', 'own', 9, 0)`,
  );
  await publish.sql(
    `insert into visit_words (day, words, views) select d::date, '<b>looms', 3
     from generate_series('2026-07-20'::date, '2026-07-22', '1 day') d`,
  );
  const page = await editor.get(`/visits?period=${week}`);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain(`<h1>Visits, ${week}</h1>`);
  expect(page.body).toContain('<td>/services/seo</td>');
  expect(page.body).toContain('&lt;b&gt;looms');
  const csv = await editor.get(`/visits.csv?period=${week}`);
  expect(readCsv(csv.body)).toContainEqual([
    ...['source', 'search', '', '40', '2', '', '', '', '', ''],
  ]);
});

const typed = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', origin: undefined };
const linked = { ...typed, 'sec-fetch-site': 'cross-site' };

it.each([
  ['typed', typed],
  ['after the sign-in, which is on another site', linked],
])('its address opens the page: %s', async (_how, headers) => {
  const answer = await editor.ask({ url: '/visits', headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
});

it('without a session its address leads to the sign-in, and back', async () => {
  const { statusCode, headers } = await publish
    .newBrowser()
    .ask({ url: `/visits?period=${week}`, headers: typed });
  expect([statusCode, headers.location]).toEqual([
    303,
    `/auth/login?to=${encodeURIComponent(`/visits?period=${week}`)}`,
  ]);
});

it('is not read by scripts of other sites, and its CSV only from the page', async () => {
  const script = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
  expect((await editor.ask({ url: '/visits', headers: script })).statusCode).toBe(403);
  expect((await editor.ask({ url: '/visits.csv', headers: linked })).statusCode).toBe(403);
});

it('an invalid period shows the last week', async () => {
  expect((await editor.get('/visits?period=nonsense')).statusCode).toBe(200);
});
