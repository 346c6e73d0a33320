import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteHeaders } from '../headers.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { headersAt, readHeaders, readRedirectRules } from './read-host-files.ts';
import { staticHost } from './static-host.ts';

const settings = { intake: undefined, emailJsOrigin: 'https://api.emailjs.com' };
const files = [
  'index.html',
  'work.html',
  'services/seo.html',
  '404.html',
  '_astro/a.css',
  'rules.json',
];

let folder: string;
let server: Server;
let origin: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-host-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `<title>${file}</title>`);
  }
  writeFileSync(join(folder, '_headers'), headersFile(settings));
  writeFileSync(join(folder, '_redirects'), redirectsFile(files, [{ from: '/old', to: '/work' }]));
  server = createServer(staticHost(folder));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

test('a host that reads _headers sends what our own web server sends', async () => {
  const { page, hashedFile, speculationRules } = siteHeaders(settings, true);
  for (const [path, headers] of [
    ['/', page],
    ['/services/seo', page],
    ['/_astro/a.css', hashedFile],
    ['/rules.json', speculationRules],
  ] as const) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    for (const [name, value] of Object.entries(headers)) {
      // These hosts have pages revalidated with their own Cache-Control.
      if (name === 'Cache-Control' && headers !== hashedFile) continue;
      expect(answer.headers.get(name), `${path}: ${name}`).toBe(value);
    }
  }
});

test('EmailJS is the only other server that a page may contact, and no form is posted', async () => {
  const policy = (await get('/work')).headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://api.emailjs.com;");
  expect(policy).toContain("form-action 'none';");
});

test('a host that reads _redirects gives a page one canonical path', async () => {
  for (const [path, to] of [
    ['/old', '/work'],
    ['/work.html', '/work'],
    ['/index.html', '/'],
    ['/services/seo/', '/services/seo'],
  ]) {
    const answer = await get(path ?? '');
    expect([answer.status, answer.headers.get('location')], path).toEqual([301, to]);
  }
});

test('the two files themselves and missing files answer with the 404 page', async () => {
  for (const path of ['/_headers', '/_redirects', '/nowhere', '/..%2f..%2fetc/passwd']) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text()).toBe('<title>404.html</title>');
  }
  expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
});

test('a header that two rules set is sent with both values', () => {
  const rules = readHeaders('# words\n/*\n  A: 1\n/x/*\n  A: 2\n  B: 3\n');
  expect(Object.fromEntries(headersAt(rules, '/x/y'))).toEqual({ A: '1, 2', B: '3' });
  expect(Object.fromEntries(headersAt(rules, '/y'))).toEqual({ A: '1' });
  expect(() => readHeaders('/*\n  no header\n')).toThrow('neither a path nor a header');
});

test('without the exclamation mark a file is preferred; an invalid line is refused', () => {
  expect(readRedirectRules('/a /b 301\n/c /d 302!\n').map(({ forced }) => forced)).toEqual([
    false,
    true,
  ]);
  expect(() => readRedirectRules('/a /b\n')).toThrow('not an old path, a new one and a status');
});
