import { randomUUID } from 'node:crypto';
import { noNotices } from '@studio/contract/desk/notices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';

interface Sample {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const cursor = `1_${randomUUID()}`;
const command = (kind: string, rest: object = {}) => ({
  body: { command: { kind, ...rest }, version: 1 },
});

/** Valid input for each route; each of its values is replaced by every extreme one. */
const samples: Readonly<Record<string, readonly Sample[]>> = {
  'GET /auth/login': [{ query: { to: '/q/mine' } }],
  'GET /auth/callback': [{ query: { code: 'x', state: 'x', iss: 'x' } }],
  'GET /auth/session': [{}],
  'GET /healthz': [{}],
  'GET /readyz': [{}],
  'POST /auth/logout': [{ body: { everywhere: false } }],
  'GET /api/me': [{}],
  'GET /api/office': [{}],
  'GET /api/sessions': [{}],
  'DELETE /api/sessions/:id': [{}],
  'GET /api/colleagues': [{}],
  'GET /api/notices': [{}],
  'PUT /api/notices': [
    { body: { ...noNotices, quiet: { from: '22:00', until: '07:00' }, onlyWorkingTime: false } },
  ],
  'GET /api/absences': [{}],
  'PUT /api/absence': [
    { body: { firstDay: '2026-12-01', lastDay: '2026-12-03', handTo: randomUUID() } },
  ],
  'DELETE /api/absence': [{}],
  'PUT /api/colleagues/:id/absence': [
    { body: { firstDay: '2026-12-01', lastDay: '2026-12-03', handTo: randomUUID() } },
  ],
  'DELETE /api/colleagues/:id/absence': [{}],
  'GET /api/enquiries': [
    { query: { queue: 'closed', after: cursor, owner: randomUUID(), page: '/x', country: 'DE' } },
    { query: { queue: 'closed', reason: 'won', label: randomUUID() } },
    { query: { queue: 'mine', after: `1_${cursor}`, owner: 'nobody', page: '/x', country: 'DE' } },
  ],
  'GET /api/labels': [{}],
  'POST /api/labels': [{ body: { name: 'big' } }],
  'PUT /api/labels/:id': [{ body: { name: 'large', before: 'big' } }],
  'DELETE /api/labels/:id': [{}],
  'POST /api/enquiries/:id/labels': [{ body: { label: randomUUID(), isOn: true } }],
  'GET /api/views': [{}],
  'POST /api/views': [
    {
      body: {
        name: 'Big ones',
        isShared: true,
        queue: 'closed',
        filters: {
          owner: 'nobody',
          page: '/x',
          country: 'DE',
          reason: 'won',
          label: randomUUID(),
        },
      },
    },
  ],
  'PUT /api/views/:id': [{ body: { name: 'Big ones', isShared: false } }],
  'DELETE /api/views/:id': [{}],
  'GET /api/rows': [{ query: { ids: randomUUID() } }],
  'GET /api/due': [{}],
  'GET /api/search': [{ query: { q: 'loom', after: cursor } }],
  'GET /api/counts': [{}],
  'GET /api/enquiries/:id': [{ query: { again: 'yes' } }],
  'POST /api/enquiries/:id/changes': [
    command('claimed'),
    command('assigned', { to: randomUUID(), away: true }),
    command('put-off', { until: '2026-12-01T10:00:00Z' }),
    command('answered', { by: 'telephone', then: 'waiting' }),
    command('closed', { reason: 'won' }),
    command('closed', { reason: 'won', why: 'Price', value: { amount: 1, currency: 'EUR' } }),
    command('reopened'),
  ],
  'POST /api/enquiries/:id/notes': [{ body: { id: randomUUID(), text: 'a note' } }],
  'POST /api/enquiries/:id/replies': [
    { body: { id: randomUUID(), text: 'a reply', then: 'waiting', seen: '0' } },
    {
      body: {
        id: randomUUID(),
        text: 'a reply',
        way: 'reply',
        cc: ['a@person.example'],
        bcc: ['b@person.example'],
        subject: 'a subject',
        strangers: ['a@person.example', 'b@person.example'],
        then: 'waiting',
        files: [randomUUID()],
        again: [randomUUID()],
        remindAfter: 3,
        sendAt: '2026-12-01T10:00:00Z',
        seen: '0',
      },
    },
  ],
  'DELETE /api/replies/:id': [{}],
  'POST /api/replies/:id/now': [{}],
  'GET /api/enquiries/:id/files': [{}],
  'GET /api/files/:id': [{ query: { unscanned: 'yes' } }],
  'GET /api/files/:id/thumbnail': [{}],
  'GET /api/templates': [{}],
  'GET /api/template-changes': [{ query: { template: 'first' } }],
  'POST /api/template-changes': [
    {
      body: {
        kind: 'written',
        template: randomUUID(),
        seen: '0',
        language: 'de',
        name: 'A name',
        text: 'a text',
      },
    },
    { body: { kind: 'removed', template: randomUUID(), seen: '0', language: 'de' } },
    { body: { kind: 'retired', template: randomUUID(), seen: '0' } },
  ],
  'GET /api/enquiries/:id/recipients': [{}],
  'GET /api/signature': [{}],
  'PUT /api/signature': [{ body: { text: 'a signature' } }],
  'PUT /api/enquiries/:id/drafts/:what': [
    { body: { key: randomUUID(), text: 'a draft', writtenAt: '2026-11-16T10:00:00Z' } },
  ],
  'GET /api/enquiries/:id/drafts/reply/files': [{}],
  'PUT /api/enquiries/:id/drafts/reply/files/:file': [{}],
  'DELETE /api/enquiries/:id/drafts/reply/files/:file': [{}],
  'PUT /api/enquiries/:id/writing': [{ body: { is: true } }],
  'GET /api/enquiries/:id/writers': [{}],
  'POST /api/enquiries/:id/unread': [{}],
  'POST /api/enquiries/:id/merge': [{ body: { with: randomUUID(), version: 1 } }],
  'POST /api/enquiries/:id/unmerge': [{}],
  'GET /api/health': [{}],
  'POST /api/health/try-again': [{}],
  'GET /api/other-mail': [{ query: { list: 'automatic', after: cursor } }],
  'GET /api/other-mail/:id': [{}],
  'GET /api/other-mail/:id/files': [{}],
  'POST /api/other-mail/:id/enquiry': [
    { body: { name: 'Asha', companyname: 'Menon', subject: 'Looms' } },
  ],
  'POST /api/other-mail/set-aside': [{ body: { ids: [randomUUID()], isAside: true } }],
  'GET /api/held': [{ query: { after: cursor } }],
  'POST /api/held/release': [{ body: { ids: [randomUUID()] } }],
  'POST /api/held/discard': [{ body: { ids: [randomUUID()] } }],
  'POST /api/persons/find': [{ body: { email: 'unknown@person.example' } }],
  'POST /api/persons/export': [{ body: { email: 'unknown@person.example' } }],
  'POST /api/persons/erase': [
    { body: { email: 'unknown@person.example', confirm: 'unknown@person.example' } },
    {
      body: {
        email: 'unknown@person.example',
        confirm: 'unknown@person.example',
        mails: { listing: randomUUID(), keys: [1] },
      },
    },
  ],
  'GET /api/persons/erasures/:id': [{}],
  'POST /api/persons/mails': [{ body: { email: 'unknown@person.example' } }],
  'GET /api/persons/mails/:id': [{}],
  'GET /api/reports': [{ query: { weeks: '12' } }],
  'GET /api/reports.csv': [{ query: { weeks: '12' } }],
  'GET /api/reports/outcomes': [{ query: { weeks: '12' } }],
  'GET /api/reports/outcomes.csv': [{ query: { weeks: '12' } }],
  'GET /api/close-reasons': [{}],
  'PUT /api/close-reasons': [
    {
      body: {
        lists: { won: ['Price'], lost: ['Price'] },
        before: { won: ['Price'], lost: ['Too late'] },
      },
    },
  ],
  'GET /api/reports/visits': [{ query: { period: '2026-W46' } }],
  'GET /api/reports/visits.csv': [{ query: { period: '2026-11' } }],
};
/** Its response never ends, so it has a test of its own below. */
const LIVE = 'GET /api/live';

const moments = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '1900-01-01T00:00:00Z',
  '2026-11-16T10:00:00+23:59',
  '2026-11-16T10:00:00-23:59',
  '2026-02-30T00:00:00Z',
  '2026-12-31T23:59:60Z',
  '9999-12-31T23:59:59.999999999Z',
  '9999-12-31T23:59:59-23:59',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  'infinity',
];
const numbers = [
  ...['0', '-1', '1.5', '1e308', '2147483648', '9007199254740993', '-9223372036854775809'],
  ...['9'.repeat(16), '9'.repeat(18), '9'.repeat(400), 'NaN', 'Infinity'],
];
const cursors = [`9999999999999999_${randomUUID()}`, `9999999999999999_9999999999999999_x`, '_'];
const texts = ['', ' ', '\0', 'a\0b', '\uFFFE', '\u202E', "';--", 'x'.repeat(400)];
const strings = [...texts, ...moments, ...numbers, ...cursors, randomUUID().toUpperCase()];
/** JSON can contain half a surrogate pair; a URL cannot. */
const values: readonly unknown[] = [
  ...strings,
  '\uD800',
  'a\uDFFFb',
  'x'.repeat(60_000),
  ...[0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53 - 1, -(2 ** 63), null, true, [], {}, ['\0'], { a: '\0' }],
];
const encoded = [...strings.map(encodeURIComponent), '%', '%zz', '%ED%A0%80', '%FF', 'a&x=1'];

let desk: TestDesk;
let one: Browser;
let id: string;
beforeAll(async () => {
  desk = await testDesk();
  one = await plantSession(desk, 'sales', 'manager', 'operator');
  id = await addEnquiry(desk);
});
afterAll(() => desk[Symbol.asyncDispose]());

/** The body with one value replaced, at any depth. */
function* changed(given: unknown, value: unknown): Generator {
  if (typeof given !== 'object' || given === null) return;
  for (const [name, inner] of Object.entries(given)) {
    const put = (next: unknown) => (Array.isArray(given) ? [next] : { ...given, [name]: next });
    yield put(value);
    for (const deeper of changed(inner, value)) yield put(deeper);
  }
}

const faults: string[] = [];
async function knock(method: string, url: string, payload?: unknown): Promise<void> {
  const { statusCode, body } = await one.ask({
    method,
    url,
    ...(payload !== undefined && {
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    }),
  });
  // The identity provider of these tests answers, so even 503 is wrong.
  if (statusCode >= 500)
    faults.push(`${method} ${url} ${JSON.stringify(payload ?? '').slice(0, 200)}: ${body}`);
  if (one.cookies.size === 0) one = await plantSession(desk, 'sales', 'manager', 'operator');
}

const inPath = (url: string, place: string): string =>
  url.replace(':id', place).replace(':what', 'reply');

describe('every value of every route', () => {
  it('is covered by this test', () => {
    const routes = desk.app.knownRoutes.map(({ method, url }) => `${method} ${url}`);
    expect([...Object.keys(samples), LIVE].sort()).toEqual(routes.sort());
  });

  it.each(Object.entries(samples))(
    'may be extreme, and is at most refused: %s',
    async (at, all) => {
      const [method = '', url = ''] = at.split(' ');
      for (const { query = {}, body } of all) {
        const asked = new URLSearchParams(query).toString();
        await knock(method, `${inPath(url, id)}?${asked}`, body);
        for (const [name] of Object.entries(query)) {
          const others = new URLSearchParams(query);
          others.delete(name);
          for (const value of encoded)
            await knock(method, `${inPath(url, id)}?${others.toString()}&${name}=${value}`, body);
          await knock(method, `${inPath(url, id)}?${asked}&${asked}`, body);
        }
        for (const value of values)
          for (const other of changed(body, value)) await knock(method, inPath(url, id), other);
      }
      if (url.includes(':'))
        for (const place of encoded)
          await knock(method, url.replace(/:\w+/u, place).replace(':what', 'reply'), all[0]?.body);
      if (url.includes(':what'))
        for (const place of encoded)
          await knock(method, url.replace(':id', id).replace(':what', place), all[0]?.body);
      expect(faults).toEqual([]);
    },
  );

  it('may be extreme on the event stream too', async () => {
    const address = await desk.app.listen({ host: '127.0.0.1', port: 0 });
    const cookie = `__Host-desk=${one.cookies.get('__Host-desk') ?? ''}`;
    for (const after of encoded) {
      const stop = new AbortController();
      const { status } = await fetch(`${address}/api/live?after=${after}`, {
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        signal: stop.signal,
      });
      stop.abort();
      expect([200, 400, 422], after).toContain(status);
    }
  });
});
