import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '@studio/enquiries/database/db.ts';
import { countVisits, type CounterParts } from '@studio/visits/count-visits.ts';
import { forgetVisits } from '@studio/visits/forget.store.ts';
import { placeIn, readKnownPages } from '@studio/visits/tally.store.ts';
import { eachVisitFile } from '@studio/visits/visit-files.ts';
import { readVisitWeek } from '@studio/visits/week.store.ts';
import { commands } from '@studio/worker/cli/commands.ts';
import type { Command, CommandParts } from '@studio/worker/cli/command.ts';
import { readyDatabase, silentLog, type TestDatabase } from './support/database.ts';
import { startProcess } from './support/processes.ts';
import { eventually } from './support/service.ts';
import { asRole, settings } from './support/settings.ts';
import { countWhileKilled } from './support/visits.ts';

let database: TestDatabase;
let counter: Database;
let folder: string;

beforeAll(async () => {
  database = await readyDatabase();
  counter = openDatabase({
    url: asRole(database.url, 'intake_visits'),
    connections: 2,
    statementTimeoutMs: 20_000,
    onIdleError: () => undefined,
  });
});
afterAll(async () => {
  await counter.close();
  await database[Symbol.asyncDispose]();
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'visits-'));
  mkdirSync(path.join(folder, 'rotated'));
  await database.pool.query(
    `truncate visit_pages, visit_hosts, visit_campaigns, visit_steps, visit_begun, visit_missing,
       visit_words, visit_files`,
  );
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const parts = async (): Promise<CounterParts> => ({
  db: counter.db,
  log: silentLog,
  folder,
  known: {
    pages: await readKnownPages(counter.db),
    campaigns: new Set(['spring-2027']),
    finds: (words) => words === 'shop',
  },
});
const count = async () => countVisits(await parts());
const write = (lines: readonly string[], name = 'visits.log') => {
  writeFileSync(path.join(folder, name), lines.map((line) => `${line}\n`).join(''), { flag: 'a' });
};
const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);
const ROTATED = `rotated/visits.${'1'.repeat(19)}.log`;
const filesIn = () =>
  readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => name !== 'rotated');
const ask = async (text: string) => (await database.pool.query<Record<string, unknown>>(text)).rows;
const views = async () => (await ask('select sum(views)::int as views from visit_pages'))[0];

describe('files', () => {
  const line = '2026-11-16 page 200 0 /work - none - -';

  it('are counted once, whatever they are called', async () => {
    write(times(3, line));
    await count();
    await count();
    renameSync(path.join(folder, 'visits.log'), path.join(folder, ROTATED));
    write([line], ROTATED);
    write(times(2, line));
    await count();
    expect(await views()).toEqual({ views: 6 });
  });

  it('are removed when nginx has left them, and not before', async () => {
    write([line], ROTATED);
    write([line]);
    await count();
    expect(filesIn().sort()).toEqual([ROTATED, 'visits.log'].sort());
    await eventually(async () => {
      await count();
      if (filesIn().length > 1) throw new Error('It is still there.');
    });
    expect(filesIn()).toEqual(['visits.log']);
    expect(await views()).toEqual({ views: 2 });
  });

  it('that were removed are not counted again by a counter that still has them open', async () => {
    write([line], ROTATED);
    await sleep(3_100);
    await eachVisitFile(folder, async (file) => {
      await count();
      expect(filesIn()).toEqual([]);
      const { text } = await file.linesFrom(await placeIn(counter.db, file.id));
      expect(text).toBe('');
    });
  });

  it('that are not there yet are waited for', async () => {
    await count();
    expect(await views()).toEqual({ views: null });
    // A file in which nothing was written for long is still the one nginx writes into.
    write([line]);
    utimesSync(path.join(folder, 'visits.log'), 0, 0);
    await count();
    expect(filesIn()).toEqual(['visits.log']);
  });

  it('are counted once by two processes at the same time', async () => {
    write(times(20_000, line));
    const both = [await parts(), await parts()];
    await Promise.all(both.map((each) => countVisits(each)));
    expect(await views()).toEqual({ views: 20_000 });
  });
});

it('names that come from outside are bounded: so many a day, the rest together', async () => {
  write(Array.from({ length: 600 }, (_, n) => `2026-11-16 page 200 0 / a${n}.example cross - -`));
  await count();
  write([
    '2026-11-16 page 200 0 / a1.example cross - -',
    '2026-11-16 page 200 0 / new.example cross - -',
  ]);
  await count();
  expect(
    await ask(`select count(*)::int as hosts, sum(views)::int as views,
      (select views from visit_hosts where host = 'other') as other from visit_hosts`),
  ).toEqual([{ hosts: 501, views: 602, other: 101 }]);
});

it('kill -9 and rotation lose no line and count none twice', async () => {
  const asked = { lines: 20_000, kills: 2, rotations: 1 };
  expect(await countWhileKilled(database, asked)).toBe(asked.lines);
});

it('the counter ends by itself where no folder is named', async () => {
  const ended = await startProcess('visit-counter', settings(database.url));
  await eventually(() => {
    if (ended.child.exitCode === null) throw new Error('It runs.');
  });
  expect(ended.child.exitCode).toBe(0);
  expect(ended.output()).toContain('INTAKE_VISITS_FOLDER is not set');
});

it.each([
  'select 1 from enquiries',
  'select 1 from staff',
  'select 1 from subscriptions',
  'select 1 from pgboss.job',
])('its role cannot: %s', async (statement) => {
  const client = new pg.Client({ connectionString: asRole(database.url, 'intake_visits') });
  await client.connect();
  await expect(client.query(statement)).rejects.toThrow('permission denied');
  await client.end();
});

describe('what is forgotten', () => {
  const insert = (text: string) => database.pool.query(text);

  it('how far a file was counted, when no file is that old any more', async () => {
    await insert(`insert into visit_files values ('old', 9, now() - interval '49 hours'),
      ('rotated', 9, now() - interval '25 hours')`);
    await forgetVisits(counter.db);
    expect(await ask('select file from visit_files')).toEqual([{ file: 'rotated' }]);
  });

  it('everything after twenty-five months', async () => {
    await insert(
      `insert into visit_pages values (current_date - interval '25 months 1 day', '/', 'direct', 9, 0),
         (current_date - interval '25 months' + interval '1 day', '/', 'direct', 8, 0)`,
    );
    await forgetVisits(counter.db);
    expect(await ask('select views from visit_pages')).toEqual([{ views: 8 }]);
  });

  it('hosts that fewer than three views of a past month name', async () => {
    await insert(
      `insert into visit_hosts select month + days, host, views, ahead from
         (select (date_trunc('month', current_date) - interval '1 month')::date as month) as past,
         (values (0, 'intranet.example', 1, 0), (1, 'intranet.example', 0, 1), (0, 'often.example', 2, 0),
           (1, 'often.example', 1, 0), (0, 'other', 4, 0)) as given (days, host, views, ahead)`,
    );
    await insert(`insert into visit_hosts values (current_date, 'today.example', 1, 0)`);
    await forgetVisits(counter.db);
    await forgetVisits(counter.db);
    expect(
      await ask(`select host, sum(views)::int as views, sum(ahead)::int as ahead from visit_hosts
        group by 1 order by 1`),
    ).toEqual([
      { host: 'often.example', views: 3, ahead: 0 },
      { host: 'other', views: 5, ahead: 1 },
      { host: 'today.example', views: 1, ahead: 0 },
    ]);
  });

  it('words that did not come on three days, after a week', async () => {
    await insert(
      `insert into visit_words select current_date - days, words, 1 from
         (values (8, 'ann example'), (9, 'ann example'), (7, 'new'), (8, 'cobol'), (9, 'cobol'), (1, 'cobol'))
         as given (days, words)`,
    );
    await forgetVisits(counter.db);
    expect(
      await ask('select words, count(*)::int as days from visit_words group by 1 order by 1'),
    ).toEqual([
      { words: 'cobol', days: 3 },
      { words: 'new', days: 1 },
    ]);
  });
});

describe('a week', () => {
  beforeEach(async () => {
    write([
      ...times(6, '2026-11-09 page 200 0 / www.google.com cross - -'),
      ...times(4, '2026-11-10 page 200 0 /work chatgpt.com cross - -'),
      ...times(1, '2026-11-15 page 200 0 /work intranet.example cross - -'),
      ...times(7, '2026-11-15 page 200 0 /contact / own - -'),
      ...times(5, '2026-11-15 page 200 1 /work / none - -'),
      ...times(3, '2026-11-15 page 200 0 /sheet / own - -'),
      ...times(5, '2026-11-15 begun ContactForm'),
      ...times(4, '2026-11-15 begun Sheet'),
      ...times(5, '2026-11-15 page 404 0 /old / own - -'),
      ...times(5, '2026-11-11 page 200 0 /work - none spring-2027 -'),
      // Sunday before and Monday after.
      ...times(50, '2026-11-08 page 200 0 / - none - -'),
      ...times(50, '2026-11-16 page 200 0 / - none - -'),
      ...['09', '10', '11'].map((day) => `2026-11-${day} page 200 0 /search - none - cobol`),
      ...['09', '10'].map((day) => `2026-11-${day} page 200 0 /search - none - ann+example`),
    ]);
    await count();
  });

  it('shows sums from five on, and the smaller ones together', async () => {
    expect(await readVisitWeek(counter.db, '2026-W46')).toEqual({
      sources: [
        { name: 'search', views: 6, ahead: 0 },
        { name: 'campaign', views: 5, ahead: 0 },
        { name: 'direct', views: 5, ahead: 0 },
        { name: 'other', views: 5, ahead: 0 },
      ],
      hosts: [
        { name: 'google.com', views: 6, ahead: 0 },
        { name: 'other', views: 5, ahead: 0 },
      ],
      campaigns: [{ name: 'spring-2027', views: 5, ahead: 0 }],
      entries: [
        { name: '/work', views: 10, ahead: 0 },
        { name: '/', views: 6, ahead: 0 },
        { name: '/search', views: 5, ahead: 0 },
      ],
      pages: [
        { name: '/work', views: 10, ahead: 5 },
        { name: '/contact', views: 7, ahead: 0 },
        { name: '/', views: 6, ahead: 0 },
        { name: '/search', views: 5, ahead: 0 },
      ],
      steps: [
        { name: '/ > /contact', views: 7, ahead: 0 },
        { name: '/ > /work', views: 0, ahead: 5 },
      ],
      forms: [
        { page: '/contact', opened: 7, begun: 5 },
        { page: '/sheet', opened: undefined, begun: undefined },
      ],
      missing: [{ name: '/old from /', views: 5, ahead: 0 }],
      words: [{ name: 'cobol', views: 3, ahead: 0 }],
    });
  });

  it('is printed by the operator’s command, which may read it', async () => {
    const worker = openDatabase({
      url: asRole(database.url, 'intake_worker'),
      connections: 1,
      statementTimeoutMs: 20_000,
      onIdleError: () => undefined,
    });
    const visits = commands.get('visits') as Command;
    const print = (...args: string[]) =>
      visits({ database: worker, args } as unknown as CommandParts);
    try {
      const printed = await print('--week', '2026-W46');
      expect(printed).toContain('All pages\n     10 up to 5 more   /work\n');
      expect(printed).toContain(
        'Forms that were opened\n      7 5 begun        /contact\n      – – begun        /sheet\n',
      );
      expect(printed).not.toContain('intranet');
      await expect(print('--week', 'last')).rejects.toThrow('Name the week');
      await expect(print()).rejects.toThrow('Name the week');
    } finally {
      await worker.close();
    }
  });
});
