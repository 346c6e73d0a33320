import { rights, roles, type Right } from '@studio/contract/desk/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { securityHeaders } from './support/security-headers.ts';
import { addEnquiry } from './support/enquiries.ts';
import { buildHttp } from '@studio/sign-in/http/build-http.ts';
import type { KnownRoute } from '@studio/sign-in/http/guard.ts';
import { sessionStore } from '@studio/sign-in/session.store.ts';
import { createLog } from '@studio/platform/log.ts';

let desk: TestDesk;
let routes: readonly KnownRoute[];
const staff = new Map<string, Browser>();
beforeAll(async () => {
  desk = await testDesk();
  routes = desk.app.knownRoutes;
  for (const role of roles) staff.set(role, await plantSession(desk, role));
});
afterAll(() => desk[Symbol.asyncDispose]());

const unknownId = '00000000-0000-4000-8000-000000000000';
const shut = () => routes.filter(({ access }) => access !== 'open');
const knock = (one: Browser, { method, url }: KnownRoute, headers = {}) =>
  one.ask({
    method: method,
    url: url.replace(':id', unknownId),
    headers,
    ...((method === 'POST' || method === 'PUT') && { payload: {} }),
  });

describe('without a session', () => {
  it('five routes answer: two of the sign-in, one for the web server, two for monitoring', () => {
    const open = routes.filter(({ access }) => access === 'open').map(({ url }) => url);
    expect(open.sort()).toEqual([
      ...['/auth/callback', '/auth/login', '/auth/session', '/healthz', '/readyz'],
    ]);
  });

  it.each([undefined, '', 'x', 'a'.repeat(43), '__proto__'])(
    'all others refuse, with the cookie %s',
    async (cookie) => {
      const one = desk.newBrowser();
      if (cookie !== undefined) one.cookies.set('__Host-desk', cookie);
      for (const route of shut()) expect((await knock(one, route)).statusCode, route.url).toBe(401);
      expect((await one.get('/nowhere')).statusCode).toBe(401);
    },
  );
});

it.each(roles)('every route with every role: %s', async (role) => {
  for (const route of shut()) {
    const allowed: readonly string[] = rights[route.access as Right];
    // Its response never ends; live.test.ts reads it.
    if (route.url === '/api/live' && allowed.includes(role)) continue;
    // It ends the session, which the other routes need.
    const one = route.url === '/auth/logout' ? await plantSession(desk, role) : staff.get(role);
    const { statusCode } = await knock(one ?? desk.newBrowser(), route);
    const isRefused = statusCode === 403;
    expect(isRefused, `${role} ${route.method} ${route.url}`).toBe(!allowed.includes(role));
    expect(statusCode).toBeLessThan(500);
  }
});

it('a route without declared access fails at startup', () => {
  const app = buildHttp({
    log: createLog('silent'),
    origin: desk.config.origin,
    trustedProxies: [],
    sessions: sessionStore(desk.database.db, 'desk', desk.config.sessions),
    requestsPerMinute: 20,
    checksAnswers: false,
  });
  expect(() => app.get('/api/new', () => 'everything')).toThrow(
    'The route /api/new does not say who may use it.',
  );
});

describe('a page of another origin', () => {
  const writes = () => shut().filter(({ method }) => method !== 'GET');

  it.each([
    ['a foreign site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://www.company.example' }],
    ['a form, as a navigation', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    [
      'an old browser on a foreign site',
      { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
    ],
    ['a program that sends neither header', { 'sec-fetch-site': undefined, origin: undefined }],
    ['a frame without an origin', { 'sec-fetch-site': undefined, origin: 'null' }],
  ])('cannot write: %s', async (_who, headers) => {
    for (const route of writes()) {
      const { statusCode } = await knock(staff.get('manager') ?? desk.newBrowser(), route, headers);
      expect(statusCode, route.url).toBe(403);
    }
  });

  it.each(['cross-site', 'same-site'])('cannot read by script: %s', async (site) => {
    for (const route of shut().filter(({ method }) => method === 'GET')) {
      const one = staff.get('manager') ?? desk.newBrowser();
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'cors' };
      expect((await knock(one, route, headers)).statusCode, route.url).toBe(403);
    }
  });

  it.each(['cross-site', 'same-site', 'none'])(
    'cannot open anything by a link, or mark an enquiry as opened: %s',
    async (site) => {
      const id = await addEnquiry(desk);
      const one = staff.get('manager') ?? desk.newBrowser();
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', origin: undefined };
      for (const { method, url } of shut().filter((route) => route.method === 'GET')) {
        const { statusCode } = await one.ask({ method, url: url.replace(':id', id), headers });
        expect(statusCode, url).toBe(403);
      }
      expect(
        await desk.sql('select first_opened_at from enquiry_work where enquiry_id = $1', id),
      ).toEqual([{ first_opened_at: null }]);
    },
  );

  it('no response of any route may be cached, framed or sniffed', async () => {
    const stranger = desk.newBrowser();
    const nowhere: KnownRoute = { method: 'GET', url: '/nowhere', access: 'open' };
    for (const route of [...routes, nowhere]) {
      // Its response never ends; live.test.ts reads its headers.
      const isLive = route.url === '/api/live';
      // A session for each, because some of the routes end it.
      const asked = isLive ? [stranger] : [stranger, await plantSession(desk, ...roles)];
      for (const one of asked) {
        const { headers, statusCode } = await knock(one, route);
        const what = `${route.method} ${route.url} ${statusCode}`;
        const policy = String(headers['content-security-policy']);
        // A page for a person has a style of its own, named by its hash.
        const withoutStyle = policy.replace(/ style-src 'sha256-[\w+/=]+';/u, '');
        expect({ ...headers, 'content-security-policy': withoutStyle }, what).toMatchObject(
          securityHeaders,
        );
        expect(headers['access-control-allow-origin'], what).toBeUndefined();
      }
    }
  });
});

describe('too many requests', () => {
  it('of one session are refused for a while; other sessions with the same IP address are not affected', async () => {
    await using strict = await testDesk({ DESK_REQUESTS_PER_MINUTE: '20' });
    const [hasty, other] = [
      await plantSession(strict, 'sales'),
      await plantSession(strict, 'sales'),
    ];
    const answers = await Promise.all(Array.from({ length: 25 }, () => hasty.get('/api/me')));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]);
    const refused = await hasty.get('/api/counts');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toHaveProperty('message');
    expect((await other.get('/api/me')).statusCode).toBe(200);
  });
});
