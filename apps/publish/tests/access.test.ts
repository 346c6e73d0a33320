import { createHash } from 'node:crypto';
import { rights, roles, type Right } from '@studio/contract/desk/roles';
import { accounts } from '@studio/sign-in/dev/accounts.ts';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import type { KnownRoute } from '@studio/sign-in/http/guard.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base64, openForm } from './support/form.ts';
import { testPublish, type TestPublish } from './support/publish.ts';

let publish: TestPublish;
let editor: Browser;
beforeAll(async () => {
  publish = await testPublish();
  editor = await publish.signInAs('editor');
});
afterAll(() => publish[Symbol.asyncDispose]());

const closed = () => publish.app.knownRoutes.filter(({ access }) => access !== 'open');
const ask = (one: Browser, { method, url }: KnownRoute, headers = {}) =>
  one.ask({
    method,
    url: url.replace(':sha', '0'.repeat(40)).replace('*', 'company.yaml'),
    headers,
    ...(method === 'POST' && { payload: {} }),
  });

const desk = { name: 'As the desk has it', email: 'desk@company.example', roles: ['manager'] };

/** A person of the provider who has signed in at the desk. */
const atDesk = (account: string) =>
  publish.sql(
    `with person as (
       insert into staff (issuer, subject, name, email, roles)
       values ('${publish.settings['DESK_OIDC_ISSUER'] ?? ''}', '${account}', '${desk.name}', '${desk.email}', '{manager}')
       returning id)
     insert into staff_sessions (staff_id, id_hash, user_agent, ends_at)
     select id, sha256('${account}'), '', now() + interval '1 hour' from person`,
  );

const rowOf = async (account: string) => {
  const { rows } = await publish.sql(
    `select name, email, roles, (select count(*)::int from staff_sessions where staff_id = staff.id) as sessions
     from staff where subject = '${account}'`,
  );
  return rows[0];
};

describe('access', () => {
  it('without a session, only the sign-in, the probes and the empty editor answer', async () => {
    const open = publish.app.knownRoutes.filter(({ access }) => access === 'open');
    expect(open.map(({ url }) => url).sort()).toEqual([
      ...['/', '/_editor/*', '/auth/callback', '/auth/login', '/auth/session'],
      ...['/changes', '/edit', '/editions', '/healthz', '/keystatic', '/keystatic/*', '/metrics'],
      '/readyz',
    ]);
    for (const route of closed())
      expect((await ask(publish.newBrowser(), route)).statusCode, route.url).toBe(401);
  });

  it.each(roles)('the role %s may use exactly its routes', async (role) => {
    const one = await publish.signInAs(role);
    for (const route of closed()) {
      if (route.url === '/auth/logout') continue;
      const allowed: readonly string[] = rights[route.access as Right];
      // This stream stays open for users who may listen: workbench.test.ts tests it.
      if (route.url === '/api/live' && allowed.includes(role)) continue;
      const { statusCode } = await ask(one, route);
      expect(statusCode === 403, `${route.method} ${route.url}`).toBe(!allowed.includes(role));
      expect(statusCode).toBeLessThan(500);
    }
  });

  it('an account without a role is refused', async () => {
    const answer = await publish.newBrowser().signIn('guest');
    expect([answer.statusCode, answer.body]).toEqual([
      403,
      expect.stringContaining('This account has no role here. Ask your operator for one.'),
    ]);
  });

  it('an account without a role can sign in as someone else, and the page is styled', async () => {
    const one = publish.newBrowser();
    const { body, headers } = await one.signIn('guest');
    const [, style = ''] = /<style>([^]*)<\/style>/u.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    const [, other = ''] = /<a href="([^"]*)">Sign in as someone else/u.exec(body) ?? [];
    const answer = await one.get(other);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toContain(
      `${publish.settings['DESK_OIDC_ISSUER'] ?? ''}/session/end?`,
    );
  });

  it('the sign-in returns to the form that was opened, also behind #', async () => {
    const form = '/edit#/collection/services/item/seo';
    const { headers } = await publish.newBrowser().signIn('paul', form);
    expect(headers.location).toBe(form);
  });

  it('an account of the desk alone is refused, and stays as the desk has it', async () => {
    await atDesk('asha');
    const answer = await publish.newBrowser().signIn('asha');
    expect(answer.statusCode).toBe(403);
    expect(await rowOf('asha')).toEqual({ ...desk, sessions: 1 });
  });

  it('a person of the desk who also writes keeps the roles and the address of the desk', async () => {
    await atDesk('edith');
    const edith = await publish.signIn('edith');
    expect((await edith.get('/api/setup')).statusCode).toBe(200);
    expect(await rowOf('edith')).toEqual({ ...desk, roles: ['manager', 'editor'], sessions: 2 });
    await edith.post('/auth/logout', { everywhere: true });
    expect((await edith.get('/api/me')).statusCode).toBe(401);
    expect(await rowOf('edith')).toMatchObject({ sessions: 1 });
  });

  it('a person of the editor alone is named as the company’s sign-in names them', async () => {
    await publish.signIn('paul');
    await publish.sql(`update staff set name = 'Former name' where subject = 'paul'`);
    await publish.signIn('paul');
    expect(await rowOf('paul')).toMatchObject({ name: 'Paul Okafor', roles: ['publisher'] });
  });

  it('a disabled person is refused', async () => {
    await publish.signIn('paul');
    await publish.sql(`update staff set disabled_at = now() where subject = 'paul'`);
    const answer = await publish.newBrowser().signIn('paul');
    expect([answer.statusCode, answer.body]).toEqual([
      403,
      expect.stringContaining('This account is disabled here.'),
    ]);
    await publish.sql(`update staff set disabled_at = null where subject = 'paul'`);
  });

  it('losing the role ends the sessions here at the next sign-in', async () => {
    const paul = await publish.signIn('paul');
    const { groups } = accounts['paul'] ?? { groups: [] };
    Object.assign(accounts['paul'] ?? {}, { groups: ['desk-sales'] });
    expect((await publish.newBrowser().signIn('paul')).statusCode).toBe(403);
    Object.assign(accounts['paul'] ?? {}, { groups });
    expect((await paul.get('/api/me')).statusCode).toBe(401);
  });

  it('a session of the desk is none here', async () => {
    const one = await publish.signInAs('editor', 'Edith', 'desk');
    expect((await one.get('/api/me')).statusCode).toBe(401);
  });
});

describe('another page', () => {
  const update = { base: {}, additions: [], deletions: [] };

  it.each([
    ['a foreign site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://www.company.example' }],
    ['a form, as a navigation', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['an old browser', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
    ['a program that names no origin', { 'sec-fetch-site': undefined, origin: undefined }],
  ])('cannot save: %s', async (_who, headers) => {
    const answer = await editor.ask({
      method: 'POST',
      url: '/api/keystatic/update',
      payload: update,
      headers,
    });
    expect(answer.statusCode).toBe(403);
  });

  it('cannot send text instead of JSON', async () => {
    const answer = await editor.ask({
      method: 'POST',
      url: '/api/keystatic/update',
      payload: JSON.stringify(update),
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('a save', () => {
  const head = () => publish.repository.git('rev-parse', 'next');
  const saving = (path: string, contents: string) =>
    editor.post('/api/keystatic/update', {
      base: { [path]: null },
      additions: [{ path, contents }],
      deletions: [],
    });

  it.each([
    '../../etc/passwd',
    'pictures/..%2f..%2fx.jpg',
    'pictures/../company.yaml',
    '.git/config',
    'services/a\nb.yaml',
    'services/a\0b.yaml',
    'services/é.yaml',
    'services/a.php',
    'pictures/a.php',
    'pictures/a.html',
    'logo.svg',
    '/company.yaml',
    '',
  ])('to %j is refused', async (path) => {
    const before = head();
    const answer = await saving(path, base64('x'));
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      expect.stringMatching(/ Nothing was saved\.$/),
    ]);
    expect(head()).toBe(before);
  });

  it('of a picture of 9 MB is refused with a message, and one above 24 MB is not read', async () => {
    const before = head();
    const heavy = await saving('pictures/heavy.jpg', 'A'.repeat(12 * 1024 * 1024));
    expect([heavy.statusCode, heavy.body]).toEqual([
      400,
      expect.stringContaining('at most 8 are taken'),
    ]);
    const huge = await saving('pictures/huge.jpg', 'A'.repeat(25 * 1024 * 1024));
    expect(huge.statusCode).toBe(413);
    expect(head()).toBe(before);
  });

  it('after the session has ended is refused with a sentence, which Keystatic shows as it is', async () => {
    const answer = await publish.newBrowser().post('/api/keystatic/update', {});
    expect(answer).toMatchObject({
      statusCode: 401,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: 'Please sign in.',
    });
  });

  it('without the version it was made from is refused', async () => {
    const { save: _, ...form } = await openForm(editor, 'company.yaml');
    const answer = await editor.post('/api/keystatic/update', {
      additions: [{ path: 'company.yaml', contents: base64(form.text) }],
      deletions: [],
    });
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      'This editor is out of date. Load the page again. Nothing was saved.',
    ]);
  });
});

describe('reading', () => {
  it.each([
    ['another version', 'company.yaml', () => publish.repository.git('rev-parse', 'next')],
    [
      'a file outside content/',
      'company.yaml',
      () => publish.repository.git('rev-parse', 'next:content/facts.yaml'),
    ],
    ['a folder', 'services', () => publish.repository.git('rev-parse', 'next:content/services')],
    ['an option of git', 'company.yaml', () => '--help'],
    ['a path above', '../../HEAD', () => publish.repository.git('rev-parse', 'next')],
  ])('%s is refused', async (_what, path, sha) => {
    const answer = await editor.get(`/api/keystatic/blob/${sha()}/${path}`);
    expect(answer.statusCode).toBe(404);
  });

  it.each(['/_editor/../keystatic.html', '/_editor/%2e%2e/keystatic.html', '/_editor/none.js'])(
    'no file of the editor is served at %s',
    async (url) => {
      expect((await publish.newBrowser().get(url)).statusCode).not.toBe(200);
    },
  );

  it('the editor can be framed only by itself, and loads only its own files', async () => {
    const page = await publish.newBrowser().get('/keystatic/collection/services/item/seo');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const script = await publish.newBrowser().get('/_editor/start.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.headers['cache-control']).toContain('immutable');
  });

  it('a missing file of the editor is not cached: the next release may have it', async () => {
    const missing = await publish.newBrowser().get('/_editor/none.js');
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
