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

it('an invalid period shows the last week', async () => {
  expect((await editor.get('/visits?period=nonsense')).statusCode).toBe(200);
});
