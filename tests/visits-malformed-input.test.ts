import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '@studio/visits/tally.ts';
import { startTestNginx, type TestNginx } from '../deploy/nginx/test-nginx.ts';
import { readyDatabase, type TestDatabase } from './support/database.ts';
import { freePort, startProcess } from './support/processes.ts';
import { eventually } from './support/service.ts';
import { settings } from './support/settings.ts';

const rotate = path.join(import.meta.dirname, '../deploy/nginx/rotate-visits.sh');

/** What is about a person, wherever it is put. Each is so odd that nothing else contains it. */
const personal = [
  'ann.zqx@company.example',
  'ann.zqx%40company.example',
  '203.0.113.77',
  '2001:db8::77',
  '+4917155501234',
  'secret-zqx-token=1',
  'AnnZqx_Browser',
  'Zqx1',
];
const places = (value: string): { path: string; headers: Record<string, string> }[] => [
  { path: `/${value}`, headers: {} },
  { path: `/work?email=${value}`, headers: {} },
  { path: `/work?utm_campaign=${value}&utm_source=${value}`, headers: {} },
  { path: `/search?q=${value}`, headers: {} },
  { path: `/search?q=a&name=${value}`, headers: {} },
  { path: '/work', headers: { referer: `https://other.example/${value}?q=${value}#${value}` } },
  { path: '/work', headers: { referer: `https://${value}@other.example/` } },
  { path: '/work', headers: { referer: `https://${value}/` } },
  { path: '/work', headers: { referer: value } },
  { path: '/nope', headers: { referer: `{site}/${value}` } },
  { path: '/work', headers: { referer: `{site}/work?q=${value}` } },
  { path: '/work', headers: { 'user-agent': `Mozilla/5.0 ${value}` } },
  { path: '/work', headers: { cookie: `id=${value}`, 'x-forwarded-for': value } },
  { path: '/work', headers: { 'sec-fetch-site': value } },
  { path: '/work', headers: { 'sec-purpose': `prefetch ${value}` } },
];

let nginx: TestNginx;
let site: string;
let database: TestDatabase;
beforeAll(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  nginx = startTestNginx({ listen: { loopbackPort: port } });
  database = await readyDatabase();
  await eventually(() => fetch(site));
});
afterAll(async () => {
  await nginx();
  await database[Symbol.asyncDispose]();
});

const open = (asked: { path: string; headers: Record<string, string> }): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers: Record<string, string> = {
      'user-agent': 'Mozilla/5.0 Firefox/140.0',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
      'sec-fetch-site': 'cross-site',
      ...asked.headers,
    };
    const referer = headers['referer'];
    if (referer) headers['referer'] = referer.replace('{site}', site);
    // Of a connection of its own: any of nginx's workers may take it.
    request(site, { agent: false, path: asked.path, headers }, (response) => {
      response.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });

const filesIn = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) =>
    /\bvisits\..*log$/u.test(name),
  );
const linesIn = (folder: string): string =>
  filesIn(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('');

it('neither the file nor a table has an address, a query or a name, and no view is lost', async () => {
  const folder = path.dirname(nginx.visitLog);
  const hostile = personal.flatMap(places);
  /** All of them in the file, which nginx writes a moment later. */
  const openAll = async (): Promise<string> => {
    const before = linesIn(folder).split('\n').length;
    for (const asked of hostile) await open(asked);
    return eventually(() => {
      const written = linesIn(folder);
      expect(written.split('\n')).toHaveLength(before + hostile.length);
      return written;
    });
  };
  await openAll();
  execFileSync(rotate, [folder, path.join(folder, 'nginx.pid')]);
  const lines = await openAll();
  const files = () => filesIn(folder);
  expect(files()).toHaveLength(2);
  const expected = hostile.length * 2;

  const env = settings(database.url, { INTAKE_VISITS_FOLDER: folder });
  await using counter = await startProcess('visit-counter', env);
  const sum = `select coalesce(sum(views + ahead), 0)::int from visit_pages`;
  const missing = `select coalesce(sum(views), 0)::int from visit_missing`;
  await eventually(async () => {
    const { rows } = await database.pool.query<{ sum: number }>(
      `select (${sum}) + (${missing}) as sum`,
    );
    expect(rows[0]?.sum).toBe(expected);
  });
  const stored = await Promise.all(
    [...Object.keys(tables), 'visit_files'].map(async (table) => {
      const { rows } = await database.pool.query(`select * from ${table}`);
      return JSON.stringify(rows);
    }),
  );
  const all = [lines, ...stored, counter.output()].join('\n').toLowerCase();
  for (const value of [...personal, '@', 'zqx', 'mozilla', 'firefox', '?q=', '127.0.0.1'])
    expect(all).not.toContain(value.toLowerCase());
  // What the counter has finished is not kept.
  await eventually(() => {
    expect(files()).toEqual(['visits.log']);
  });
});
