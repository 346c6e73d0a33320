import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../dev-ports.ts';
import { startTestNginx } from './test-nginx.ts';
import { hasIpv6 } from './tls-servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'tls-'));
const ports = { httpsPort: await freePort(), httpPort: await freePort() };
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  execFileSync('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' '),
    ...['-subj', '/CN=www.site.example', '-keyout', key, '-out', certificate],
  ]);
  stop = startTestNginx({
    listen: { host: 'www.site.example', certificate, key, ...ports, hasIpv6, challenges: folder },
    desk: { host: 'desk.site.example', upstream: '127.0.0.1:9', app: '/srv/desk' },
    editor: { host: 'edit.site.example', upstream: '127.0.0.1:9' },
  });
  await vi.waitFor(() => handshake({}), 60_000);
});

afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true });
});

interface Spoken {
  readonly version: string | null;
  readonly protocol: string | false | null;
}

function handshake(options: ConnectionOptions): Promise<Spoken> {
  return new Promise((resolve, reject) => {
    const usual = { servername: 'www.site.example', ALPNProtocols: ['h2', 'http/1.1'] };
    const server = { port: ports.httpsPort, host: '127.0.0.1', rejectUnauthorized: false };
    const socket = connect({ ...server, ...usual, ...options }, () => {
      resolve({ version: socket.getProtocol(), protocol: socket.alpnProtocol });
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

/** The headers and the status of a response under one of the server's names. */
function answer(address: string, name: string): Promise<NodeJS.Dict<string | string[]>> {
  const { protocol } = new URL(address);
  const ask = protocol === 'https:' ? https.request : http.request;
  const options = { headers: { host: name }, servername: name, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    ask(address, options, (response) => {
      response.resume();
      resolve({ ...response.headers, status: String(response.statusCode) });
    })
      .on('error', reject)
      .end();
  });
}

const secure = `https://127.0.0.1:${ports.httpsPort}`;
const plain = `http://127.0.0.1:${ports.httpPort}`;

test('speaks TLS 1.3 and HTTP/2, TLS 1.2 to older browsers, and nothing older', async () => {
  expect(await handshake({})).toEqual({ version: 'TLSv1.3', protocol: 'h2' });
  expect((await handshake({ maxVersion: 'TLSv1.2' })).version).toBe('TLSv1.2');
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' } as const;
  await expect(handshake(old)).rejects.toThrow();
  const weak = { maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA:@SECLEVEL=0' } as const;
  await expect(handshake(weak)).rejects.toThrow();
});

test('a page over HTTPS promises to stay there', async () => {
  const headers = await answer(`${secure}/`, 'www.site.example');
  expect(headers['status']).toBe('200');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('the desk promises it under its own name, and is led to HTTPS too', async () => {
  const headers = await answer(`${secure}/api/me`, 'desk.site.example');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  const { location } = await answer(`${plain}/api/me`, 'desk.site.example');
  expect(location).toBe(`https://desk.site.example:${ports.httpsPort}/api/me`);
});

test('HTTP leads to HTTPS under the same name, and from there to the one address', async () => {
  const first = await answer(`${plain}/work?a=b`, 'site.example');
  expect(first['status']).toBe('301');
  expect(first['location']).toBe(`https://site.example:${ports.httpsPort}/work?a=b`);
  const second = await answer(`${secure}/work?a=b`, 'site.example');
  expect(second['location']).toBe(`https://www.site.example:${ports.httpsPort}/work?a=b`);
  expect(second['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test.skipIf(!hasIpv6)('every name answers over IPv6 too', async () => {
  const [secure6, plain6] = [`https://[::1]:${ports.httpsPort}`, `http://[::1]:${ports.httpPort}`];
  expect((await answer(`${secure6}/`, 'www.site.example'))['status']).toBe('200');
  for (const name of ['site.example', 'desk.site.example', 'edit.site.example']) {
    expect((await answer(`${secure6}/healthz`, name))['strict-transport-security']).toBeDefined();
    expect((await answer(`${plain6}/work`, name))['location']).toContain(`https://${name}:`);
  }
  await expect(answer(`${plain6}/`, 'other.example')).rejects.toThrow();
  await expect(handshake({ host: '::1', servername: 'other.example' })).rejects.toThrow();
});

test('a stranger’s name gets no page and no certificate', async () => {
  await expect(answer(`${plain}/`, 'other.example')).rejects.toThrow();
  await expect(handshake({ servername: 'other.example' })).rejects.toThrow();
});

const challenge = '/.well-known/acme-challenge/token';

test('a certificate is renewed while nginx runs: the issuer gets its answer over plain HTTP, by every name', async () => {
  mkdirSync(join(folder, '.well-known/acme-challenge'), { recursive: true });
  writeFileSync(join(folder, challenge), 'answer');
  for (const name of ['www.site.example', 'site.example', 'desk.site.example']) {
    expect((await answer(`${plain}${challenge}`, name))['status'], name).toBe('200');
    expect((await answer(`${plain}${challenge}s`, name))['status'], name).toBe('404');
  }
});

test('the first certificate needs none: install.sh serves the same folder before', async () => {
  const install = readFileSync(join(import.meta.dirname, '../install.sh'), 'utf8');
  const [, config = ''] = /nginx\.conf << 'CONF'\n([^]*?)^CONF$/mu.exec(install) ?? [];
  const [, webroot = 'none'] = /certbot certonly .* --webroot -w (\S+)/u.exec(install) ?? [];
  const written = readFileSync(join(import.meta.dirname, 'write-config.ts'), 'utf8');
  expect(written).toContain(`challenges: '${webroot}'`);
  const port = await freePort();
  const file = join(folder, 'first.conf');
  writeFileSync(
    file,
    config
      .replace('user www-data;', process.getuid?.() === 0 ? 'user root;' : '')
      .replace('/run/nginx.pid', join(folder, 'first.pid'))
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace(webroot, folder),
  );
  const flags = ['-e', join(folder, 'first.log'), '-c', file];
  execFileSync('/usr/sbin/nginx', flags);
  try {
    const first = `http://127.0.0.1:${port}`;
    expect((await answer(`${first}${challenge}`, 'www.site.example'))['status']).toBe('200');
    expect((await answer(`${first}/`, 'www.site.example'))['status']).toBe('404');
  } finally {
    execFileSync('/usr/sbin/nginx', [...flags, '-s', 'stop']);
  }
});
