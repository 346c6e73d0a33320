import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deskHeaders } from '../headers.ts';
import { freePort } from '../dev-ports.ts';
import { beginUpload, startTestNginx, type TestNginx } from './test-nginx.ts';

const [port, deskPort] = [await freePort(), await freePort()];
const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
const app = mkdtempSync(join(tmpdir(), 'desk-app-'));
const page = '<title>the desk</title>';
const script = 'export const here = true;';
let service: Server | undefined;
const session = '__Host-desk=a-session';
let nginx: TestNginx | undefined;

beforeAll(async () => {
  mkdirSync(join(app, 'assets'));
  writeFileSync(join(app, 'index.html'), page);
  writeFileSync(join(app, 'icon.svg'), '<svg/>');
  writeFileSync(join(app, 'assets/app-1a2b.js'), script);
  writeFileSync(join(app, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  service = createServer((asked, answer) => {
    seen.push({ url: asked.url, headers: asked.headers });
    if (asked.url === '/auth/session') {
      answer.writeHead(asked.headers.cookie === session ? 204 : 401).end();
      return;
    }
    answer.writeHead(200, {
      'content-type': 'text/event-stream',
      'content-security-policy': 'own',
    });
    answer.write(': hello\n\n');
    if (asked.url !== '/api/live') answer.end();
  }).listen(deskPort, '127.0.0.1');
  nginx = startTestNginx({
    listen: { loopbackPort: port },
    desk: { host: 'desk.company.example', upstream: `127.0.0.1:${deskPort}`, app },
    // All requests come from one address, so the tests send the client's address in a header.
    change: (config) =>
      config.replace(
        'http {',
        'http {\n  set_real_ip_from 127.0.0.1;\n  real_ip_header X-Comes-From;',
      ),
  });
  await vi.waitFor(() => ask('/'), 60_000);
});
afterAll(async () => {
  await nginx?.();
  service?.closeAllConnections();
  service?.close();
  rmSync(app, { recursive: true, force: true });
});

interface Heard {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly first: string;
}

/** Reads the first part of a response, which need not end. */
const ask = (path: string, host = 'desk.company.example', headers = {}): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path, headers: { host, ...headers }, agent: false }, (answer) => {
      const done = (first: string) => {
        resolve({ status: answer.statusCode, headers: answer.headers, first });
        asked.destroy();
      };
      answer.once('data', (chunk: Buffer) => {
        done(chunk.toString('utf8'));
      });
      answer.once('end', () => {
        done('');
      });
    });
    asked.on('error', reject);
    asked.end();
  });

test('the desk answers under its own name, with its own headers', async () => {
  const { status, headers } = await ask('/api/me', undefined, { 'x-forwarded-for': '1.2.3.4' });
  expect([status, headers['content-security-policy']]).toEqual([200, 'own']);
  expect(seen.at(-1)).toMatchObject({
    url: '/api/me',
    headers: { 'x-forwarded-for': '127.0.0.1', host: 'desk.company.example' },
  });
});

test('the event stream arrives at once, while it is open', async () => {
  expect((await ask('/api/live')).first).toBe(': hello\n\n');
});

/** Headers with the lower-case names that Node gives them. */
const lower = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test.each(['/', '/q/late', '/q/mine/0d9f', '/search?q=a.b', '/reports'])(
  '%s is the app’s page, under its policy',
  async (path) => {
    const { status, headers, first } = await ask(path);
    expect([status, first]).toEqual([200, page]);
    expect(headers).toMatchObject(lower(deskHeaders(false).page));
  },
);

test('the policy allows the desk’s own files and nothing else', () => {
  expect(deskHeaders(true).page['Content-Security-Policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
      "connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
  );
});

test('a hashed file is cached permanently, compressed by the build', async () => {
  const { headers } = await ask('/assets/app-1a2b.js', undefined, { 'accept-encoding': 'br' });
  expect(headers).toMatchObject(lower(deskHeaders(false).hashedFile));
  expect(headers['content-encoding']).toBe('br');
  expect((await ask('/icon.svg')).headers).toMatchObject(lower(deskHeaders(false).file));
});

test.each(['/assets/gone.js', '/gone.svg', '/index.html', '/assets/', '/icon.svg.br'])(
  '%s is not a file of the app, and no browser caches that',
  async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  },
);

test.each(['/healthz', '/readyz', '/metrics', '/api'])('%s is not passed on', async (path) => {
  const before = seen.length;
  await ask(path);
  expect(seen).toHaveLength(before);
});

test('under the name of the site nothing of the desk answers', async () => {
  const before = seen.length;
  for (const path of ['/api/me', '/auth/login', '/api/live'])
    expect((await ask(path, 'www.company.example')).status).toBeGreaterThanOrEqual(404);
  expect(seen).toHaveLength(before);
});

test('endless sign-in attempts are slowed down', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask('/auth/login')));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
});

const MB = 1024 * 1024;
const file =
  '/api/enquiries/00000000-0000-4000-8000-000000000000/drafts/reply/files/00000000-0000-4000-8000-000000000001';
const host = 'desk.company.example';
const upload = (headers: Readonly<Record<string, string>>) =>
  beginUpload(port, `PUT ${file}`, { host, length: 8 * MB, ...headers });

test.each([{}, { cookie: '__Host-desk=another' }])(
  'an upload without a session is refused before its body is stored: %j',
  async (headers) => {
    const stranger = upload(headers);
    stranger.send(Buffer.alloc(2 * MB));
    await vi.waitFor(() => {
      expect(stranger.answer()).toContain('{"message":"Please sign in."}');
    });
    expect(stranger.answer()).toMatch(/^HTTP\/1\.1 401 .*application\/json/su);
    expect(nginx?.bodiesOnDisk()).toBe(0);
    expect(seen.at(-1)).toMatchObject({ url: '/auth/session' });
    stranger.close();
  },
);

test('an upload with a session is stored by nginx until it is complete', async () => {
  const colleague = upload({ cookie: session });
  colleague.send(Buffer.alloc(2 * MB));
  await vi.waitFor(() => {
    expect(nginx?.bodiesOnDisk()).toBe(1);
  });
  expect(colleague.answer()).toBe('');
  colleague.send(Buffer.alloc(6 * MB));
  await vi.waitFor(() => {
    expect(colleague.answer()).toContain('HTTP/1.1 200 ');
  });
  expect(seen.at(-1)).toMatchObject({ url: file, headers: { 'content-length': `${8 * MB}` } });
  expect(nginx?.bodiesOnDisk()).toBe(0);
  colleague.close();
});

test('a network has a limit of simultaneous uploads, which does not affect another', async () => {
  const from = (address: string) => upload({ cookie: session, 'x-comes-from': address });
  const uploads = Array.from({ length: 25 }, (_, i) => from(`2001:db8:7:7::${i}`));
  await vi.waitFor(() => {
    expect(uploads.filter(({ answer }) => answer().includes(' 429 '))).toHaveLength(5);
  });
  const other = from('2001:db8:7:8::1');
  other.send(Buffer.alloc(8 * MB));
  await vi.waitFor(() => {
    expect(other.answer()).toContain('HTTP/1.1 200 ');
  });
  for (const each of [...uploads, other]) each.close();
});

test('no other body is stored on disk, and the check of the session is only for nginx', async () => {
  const note = beginUpload(port, 'POST /api/enquiries/1/notes', { host, length: 64 * 1024 });
  note.send(Buffer.alloc(60 * 1024));
  await ask('/api/me');
  expect(nginx?.bodiesOnDisk()).toBe(0);
  note.close();
  expect((await ask('/auth/session', undefined, { cookie: session })).status).toBe(404);
});

const refusals = async (addresses: readonly string[]): Promise<number> => {
  const answers = await Promise.all(
    addresses.map((from) => ask('/auth/login', undefined, { 'x-comes-from': from })),
  );
  return answers.filter(({ status }) => status === 429).length;
};
const sixty = Array.from({ length: 60 }, (_, at) => at + 1);

test('an IPv6 customer is slowed down as one, whichever address they use', async () => {
  const oneCustomer = sixty.map((at) => `2001:db8:5:7:${at.toString(16)}::${at}`);
  expect(await refusals(oneCustomer)).toBeGreaterThan(20);
  const manyCustomers = sixty.map((at) => `2001:db8:6:${at.toString(16)}::1`);
  expect(await refusals(manyCustomers)).toBe(0);
});

test('IPv4 is counted by address, also if it is written as IPv6', async () => {
  expect(await refusals(sixty.map((at) => `192.0.2.${at}`))).toBe(0);
  expect(await refusals(sixty.map((at) => `::ffff:198.51.100.${at}`))).toBe(0);
  expect(await refusals(sixty.map(() => '203.0.113.9'))).toBeGreaterThan(20);
});

/** Counts the statuses of many simultaneous requests from one address. */
const statuses = async (path: string, times: number, from: string) => {
  const answers = await Promise.all(
    Array.from({ length: times }, () => ask(path, undefined, { 'x-comes-from': from })),
  );
  const count = (status: number) => answers.filter((each) => each.status === status).length;
  return { passed: count(200), refused: count(429) };
};

test.each(['/api/me', '/api/files/0d9f'])(
  '%s has a limit: an office stays below it, a flood does not',
  async (path) => {
    const office = `198.51.100.${path.length}`;
    expect(await statuses(path, 100, office)).toEqual({ passed: 100, refused: 0 });
    const flood = `192.0.2.${200 + path.length}`;
    const { passed, refused } = await statuses(path, 600, flood);
    expect(passed + refused).toBe(600);
    expect(passed).toBeGreaterThan(200);
    expect(refused).toBeGreaterThan(20);
    expect(await statuses('/api/live', 60, flood)).toEqual({ passed: 60, refused: 0 });
  },
);
