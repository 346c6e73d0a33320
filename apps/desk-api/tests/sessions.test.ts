import type { SessionView } from '@studio/contract/desk/staff';
import pg from 'pg';
import { asRole } from '@studio/tests/support/settings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';

let desk: TestDesk;
let address = '';
beforeAll(async () => {
  desk = await testDesk();
  address = await desk.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => desk[Symbol.asyncDispose]());

const COOKIE = '__Host-desk';
const status = async (one: Browser) => (await one.get('/api/me')).statusCode;
/** Another browser with the same cookie, as if stolen. */
function copyOf(one: Browser): Browser {
  const copy = desk.newBrowser();
  copy.cookies.set(COOKIE, one.cookies.get(COOKIE) ?? '');
  return copy;
}
const set = (one: Browser, changes: string) =>
  desk.sql(`update staff_sessions set ${changes} where staff_id = $1`, one.staffId);

describe('a session ends', () => {
  it.each([
    ['after an hour without a request', `last_seen_at = now() - interval '61 minutes'`],
    ['after twelve hours, whatever happens', 'ends_at = now()'],
  ])('by itself %s', async (_when, changes) => {
    const one = await plantSession(desk, 'sales');
    expect(await status(one)).toBe(200);
    await set(one, changes);
    expect(await status(one)).toBe(401);
  });

  it('lives for twelve hours', async () => {
    const one = await plantSession(desk, 'sales');
    const [row] = await desk.sql<{ hours: number }>(
      `select extract(epoch from ends_at - started_at)::float8 / 3600 as hours
       from staff_sessions where staff_id = $1`,
      one.staffId,
    );
    expect(row?.hours).toBeCloseTo(12);
  });

  it('by logging out, only here', async () => {
    const one = await plantSession(desk, 'sales');
    const other = await againAs(one);
    const answer = await one.post('/auth/logout');
    expect(answer.json<{ next: string }>().next).toContain('/session/end?');
    expect(await status(one)).toBe(401);
    expect(await status(other)).toBe(200);
  });

  it('by logging out everywhere', async () => {
    const one = await plantSession(desk, 'sales');
    const other = await againAs(one);
    const stranger = await plantSession(desk, 'sales');
    await one.post('/auth/logout', { everywhere: true });
    expect(await Promise.all([one, other, stranger].map(status))).toEqual([401, 401, 200]);
  });
});

async function againAs(one: Browser): Promise<Browser> {
  const other = await plantSession(desk, 'sales');
  await desk.sql(
    'update staff_sessions set staff_id = $1 where staff_id = $2',
    one.staffId,
    other.staffId,
  );
  return other;
}

describe('one’s own sessions', () => {
  it('are listed, and any of them can be ended', async () => {
    const one = await plantSession(desk, 'sales');
    const other = await againAs(one);
    const list = (await one.get('/api/sessions')).json<SessionView[]>();
    expect(list).toHaveLength(2);
    expect(list.filter(({ isThis }) => isThis)).toHaveLength(1);
    const { id = '' } = list.find(({ isThis }) => !isThis) ?? {};
    expect((await one.ask({ method: 'DELETE', url: `/api/sessions/${id}` })).statusCode).toBe(200);
    expect(await status(other)).toBe(401);
  });

  it('cannot be ended by anyone else, not even a manager', async () => {
    const one = await plantSession(desk, 'sales');
    const manager = await plantSession(desk, 'manager');
    const [mine] = (await one.get('/api/sessions')).json<SessionView[]>();
    const url = `/api/sessions/${mine?.id ?? ''}`;
    expect((await manager.ask({ method: 'DELETE', url })).statusCode).toBe(404);
    expect(await status(one)).toBe(200);
  });
});

const grownOld = `changed_at = now() - interval '16 minutes', rotation_confirmed_at = now() - interval '16 minutes'`;

describe('the check before an upload', () => {
  const check = async (one: Browser) => (await one.get('/auth/session')).statusCode;

  it('answers from the cookie alone, and nothing with a body', async () => {
    const one = await plantSession(desk, 'sales');
    expect((await one.get('/auth/session')).body).toBe('');
    expect(await check(one)).toBe(204);
    const stranger = desk.newBrowser();
    expect(await check(stranger)).toBe(401);
    stranger.cookies.set(COOKIE, 'a'.repeat(43));
    expect(await check(stranger)).toBe(401);
    await set(one, 'ends_at = now()');
    expect(await check(one)).toBe(401);
  });

  it('neither rotates nor extends nor ends the session', async () => {
    const one = await plantSession(desk, 'sales');
    await one.get('/api/me');
    const thief = copyOf(one);
    await set(one, grownOld);
    await one.get('/api/me');
    await one.get('/api/me');
    await set(one, `${grownOld}, last_seen_at = now() - interval '30 minutes'`);
    const row = () => desk.sql('select * from staff_sessions where staff_id = $1', one.staffId);
    const before = await row();
    for (const browser of [one, thief]) {
      const { statusCode, headers } = await browser.get('/auth/session');
      expect([statusCode, headers['set-cookie']]).toEqual([204, undefined]);
    }
    expect(await row()).toEqual(before);
    // The request itself is checked as always.
    expect(await status(thief)).toBe(401);
  });
});

describe('the cookie rotates', () => {
  it('every quarter of an hour', async () => {
    const one = await plantSession(desk, 'sales');
    const first = one.cookies.get(COOKIE);
    await one.get('/api/me');
    expect(one.cookies.get(COOKIE)).toBe(first);
    await set(one, grownOld);
    await one.get('/api/me');
    expect(one.cookies.get(COOKIE)).not.toBe(first);
    expect(await status(one)).toBe(200);
  });

  it('while many requests are under way, and none of them fails', async () => {
    const one = await plantSession(desk, 'sales');
    await one.get('/api/me');
    await set(one, grownOld);
    const before = copyOf(one);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => copyOf(before).get('/api/me')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(answers.filter(({ headers }) => headers['set-cookie'] !== undefined)).toHaveLength(1);
  });

  it('and the use of the former one ends the session, because it was stolen', async () => {
    const one = await plantSession(desk, 'sales');
    await one.get('/api/me');
    const thief = copyOf(one);
    await set(one, grownOld);
    await one.get('/api/me');
    await one.get('/api/me');
    await set(one, `rotation_confirmed_at = now() - interval '2 minutes'`);
    expect(await status(thief)).toBe(401);
    expect(await status(one)).toBe(401);
  });

  it('and a response that never arrived locks no one out', async () => {
    const one = await plantSession(desk, 'sales');
    await one.get('/api/me');
    await set(one, grownOld);
    const lost = copyOf(one);
    await lost.get('/api/me');
    await set(one, `changed_at = now() - interval '2 minutes'`);
    const former = one.cookies.get(COOKIE);
    expect(await status(one)).toBe(200);
    expect(one.cookies.get(COOKIE)).not.toBe(former);
    expect(await status(one)).toBe(200);
  });
});

describe('the database role of the content service', () => {
  const insert = `insert into staff_sessions (staff_id, id_hash, user_agent, ends_at)`;
  const begin = `select begin_editor_session($1, sha256('theirs'), '', now() + interval '1 hour')`;

  beforeEach(() => desk.sql('delete from staff_sessions'));

  it.each([
    ['by inserting one', `${insert} values ($1, sha256('theirs'), '', now() + interval '1 hour')`],
    ['by the function for the editor', begin],
    [
      'by changing the audience',
      begin,
      `update staff_sessions set audience = 'desk' where staff_id = $1`,
    ],
    [
      'by taking one over',
      `update staff_sessions set id_hash = sha256('theirs') where staff_id = $1`,
    ],
    [
      'by its former value',
      `update staff_sessions set previous_hash = sha256('theirs'), changed_at = now() where staff_id = $1`,
    ],
  ])('makes no session of a manager: %s', async (_how, ...statements) => {
    const manager = await plantSession(desk, 'manager');
    const theirs = new pg.Client(asRole(desk.database.url, 'intake_publish'));
    await theirs.connect();
    for (const statement of statements)
      await theirs.query(statement, [manager.staffId]).catch(() => undefined);
    await theirs.end();
    const ask = async (cookie: string) =>
      (await fetch(`${address}/api/counts`, { headers: { cookie: `${COOKIE}=${cookie}` } })).status;
    expect(await ask('theirs')).toBe(401);
    expect(await ask(manager.cookies.get(COOKIE) ?? '')).toBe(200);
  });
});
