import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addPath, confirmPath, enquiryPath, enquiriesPath } from '@studio/contract/paths';
import { freePort } from '../dev-ports.ts';
import { startTestNginx, type TestNginx } from './test-nginx.ts';

const [plainPort, httpsPort, httpPort, stuckPort] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
];
const host = 'www.site.example';
const deskHost = 'desk.site.example';
/** No log may have these: a page's key, words of a search, a referrer, and a visitor's address. */
const key = 'QkV5-own_page.key';
const search = 'katharina.hafen';
const pages = [
  [host, `${enquiryPath}?token=${key}`],
  [host, `${addPath}?token=${key}`],
  [host, `${confirmPath}?token=${key}`],
  // As some mail programs write a link.
  [host, `${enquiryPath}%3Ftoken=${key}`],
  [deskHost, `/api/search?q=${search}`],
  [deskHost, `/api/enquiries?after=${search}`],
  [deskHost, `/search?q=${search}`],
  [deskHost, `/auth/callback?code=${key}`],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'logs-'));
let stuck: Server | undefined;
let plain: TestNginx | undefined;
let secure: TestNginx | undefined;

/** Sends bytes and waits for the first line of the response, or for the end. */
const send = (port: number, bytes: string, tls = false): Promise<string> =>
  new Promise((resolve) => {
    const at = { port, host: '127.0.0.1', servername: host, rejectUnauthorized: false };
    const socket = tls ? connectTls(at) : connect(at);
    socket.on('error', () => {
      resolve('');
    });
    socket.on('close', () => {
      resolve('');
    });
    socket.once('data', (data: Buffer) => {
      resolve(data.toString('latin1').split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.write(bytes);
  });

const head = (method: string, target: string, name: string) =>
  `${method} ${target} HTTP/1.1\r\nHost: ${name}\r\nReferer: http://${name}${target}\r\n`;
const large = `Content-Length: 99999\r\n\r\n${'x'.repeat(1_000)}`;

beforeAll(async () => {
  const [certificate, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' '),
      ...['-subj', `/CN=${host}`, '-keyout', keyFile, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  // Accepts connections and never answers.
  stuck = createServer((socket) => socket.on('error', () => undefined)).listen(
    stuckPort,
    '127.0.0.1',
  );
  const desk = { host: deskHost, app: '/srv/desk' };
  // Nothing listens on port 9.
  plain = startTestNginx({
    listen: { loopbackPort: plainPort },
    intake: '127.0.0.1:9',
    desk: { ...desk, upstream: '127.0.0.1:9' },
  });
  secure = startTestNginx({
    listen: { host, certificate, key: keyFile, httpsPort, httpPort, hasIpv6: false },
    intake: `127.0.0.1:${stuckPort}`,
    desk: { ...desk, upstream: `127.0.0.1:${stuckPort}` },
    // Shortened, because the real limits are ten and sixty seconds.
    change: (config) =>
      config
        .replaceAll('proxy_read_timeout 10s', 'proxy_read_timeout 1s')
        .replace('client_body_timeout 10s', 'proxy_read_timeout 1s;\n  client_body_timeout 1s'),
  });
  await vi.waitFor(() => fetch(`http://127.0.0.1:${plainPort}`), 5000);
  await vi.waitFor(() => fetch(`http://127.0.0.1:${httpPort}`).catch(refused), 5000);
});

/** nginx closes a connection for another name without an answer, which shows that it runs. */
const refused = (cause: unknown) => {
  if (JSON.stringify((cause as Error).cause).includes('ECONNREFUSED')) throw cause;
};

afterAll(async () => {
  await plain?.();
  await secure?.();
  stuck?.close();
  rmSync(folder, { recursive: true });
});

/** Requests each page on its own connection and returns the statuses. */
async function statuses(
  port: number,
  tls: boolean,
  tail: (target: string, name: string) => string,
) {
  const lines = await Promise.all(
    pages.map(([name, target]) => send(port, tail(target, name), tls)),
  );
  return new Set(lines.map((line) => line.split(' ')[1] ?? ''));
}

test.each([
  ['plain', () => [plainPort, false, '502', plain] as const],
  ['HTTPS', () => [httpsPort, true, '504', secure] as const],
])(
  'no log has an address, a key or a search, whatever fails: %s',
  async (_kind, given) => {
    const [port, tls, failed, nginx] = given();
    const ask = (tail: (target: string, name: string) => string) => statuses(port, tls, tail);

    // The upstream is stopped, or hangs.
    expect(await ask((target, name) => `${head('GET', target, name)}\r\n`)).toContain(failed);
    expect(await ask((target, name) => head('POST', target, name) + large)).toContain('413');
    // A line or a header that is too long, a bad request line, a bad header, a missing host.
    const long = 'x'.repeat(40_000);
    expect(await ask((target, name) => `${head('GET', target + long, name)}\r\n`)).toContain('414');
    expect(
      await ask((target, name) => `${head('GET', target, name)}Cookie: ${long}\r\n\r\n`),
    ).toContain('400');
    expect(await ask((target) => `GET ${target} with words HTTP/1.1\r\n\r\n`)).toContain('400');
    expect(await ask((target) => `GET ${target} HTTP/1.1\r\n\r\n`)).toContain('400');
    expect(
      await ask((target, name) => `${head('POST', target, name)}Content-Length: ${key}\r\n\r\n`),
    ).toContain('400');
    expect(await ask((target, name) => `${head('BREW', target, name)}\r\n`)).not.toContain('');
    expect(
      await ask((target, name) => `${head('GET', target.replace('/api', '/api/../..'), name)}\r\n`),
    ).toContain('400');
    // Plain text on the HTTPS port, and plain HTTP.
    await send(httpsPort, `GET ${enquiryPath}?token=${key} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await send(httpsPort, `${key}\r\n\r\n`);
    await send(httpPort, `GET ${enquiryPath}?token=${key} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    // Sign-ins beyond the limit are refused.
    const logins = Array.from({ length: 70 }, () =>
      send(port, `${head('GET', `/auth/callback?code=${key}`, deskHost)}\r\n`, tls),
    );
    expect((await Promise.all(logins)).join()).toContain(' 429 ');
    // A client that begins to send a body and leaves.
    await Promise.all(
      pages.map(([name, target]) => {
        const body = `${head('POST', target, name)}Content-Length: 9\r\n\r\nab`;
        return Promise.race([
          send(port, body, tls),
          new Promise((later) => setTimeout(later, 1_500)),
        ]);
      }),
    );

    const logs = await vi.waitFor(() => {
      const written = nginx?.logs() ?? '';
      expect(written).toContain(` ${failed} GET ${enquiryPath} `);
      expect(written).toContain(' 413 POST ');
      expect(written).toContain(' 429 GET /auth/callback ');
      return written;
    }, 5000);
    for (const secret of [key, search, '127.0.0.1', 'client:', 'Referer'])
      expect(logs.split('\n').filter((line) => line.includes(secret))).toEqual([]);
  },
  30_000,
);

test('errors of the upstream are only in the access log', async () => {
  await fetch(`http://127.0.0.1:${plainPort}${enquiriesPath}`, { method: 'POST', body: '{}' });
  await vi.waitFor(() => {
    expect(plain?.logs()).toMatch(/ 502 POST \/api\/enquiries \d+ [\d.]+ "-" 502 [\d.]+\n/u);
  }, 5000);
});
