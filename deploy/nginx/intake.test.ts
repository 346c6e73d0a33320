import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enquiryPath, enquiriesPath, responseTimePath } from '@studio/contract/paths';
import { renamedPaths } from '@studio/contract/renamed-paths';
import { freePort } from '../dev-ports.ts';
import { startTestNginx } from './test-nginx.ts';

const [sitePort, intakePort, lonelyPort, alonePort, monitorPort] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
];
const site = `http://127.0.0.1:${sitePort}`;
const seen: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
const stops: (() => Promise<void>)[] = [];
let intake: Server | undefined;

beforeAll(async () => {
  intake = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      seen.push({ url: request.url, headers: request.headers, body });
      response.writeHead(422, {
        'content-type': 'application/json',
        'content-security-policy': 'default-src *',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      response.end('{}');
    });
  }).listen(intakePort, '127.0.0.1');
  stops.push(
    startTestNginx({
      listen: { loopbackPort: sitePort },
      intake: `127.0.0.1:${intakePort}`,
      monitorPort,
    }),
    startTestNginx({ listen: { loopbackPort: lonelyPort }, intake: '127.0.0.1:9' }),
    startTestNginx({ listen: { loopbackPort: alonePort } }),
  );
  const ports = [sitePort, lonelyPort, alonePort];
  await vi.waitFor(
    () => Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}`))),
    60_000,
  );
});

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  intake?.close();
});

const post = (body: string, headers: Record<string, string> = {}, at = site) =>
  fetch(`${at}${enquiriesPath}`, { method: 'POST', body, headers });

test('a response of the API is passed on, under the policy of the site', async () => {
  const answer = await post('{"a":1}', { 'content-type': 'application/json' });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; [^,]*$/);
  expect(seen.at(-1)).toMatchObject({ url: enquiriesPath, body: '{"a":1}' });
});

test('only the API sets the referrer policy of its pages', async () => {
  const answer = await fetch(`${site}${enquiryPath}?token=a-key`);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

test('monitoring reaches the API on its own port, and nothing else there', async () => {
  const monitor = `http://127.0.0.1:${monitorPort}`;
  for (const path of ['/metrics', '/readyz', '/healthz']) {
    await fetch(monitor + path);
    expect(seen.at(-1)?.url).toBe(path);
  }
  expect((await fetch(monitor + enquiriesPath)).status).toBe(404);
  expect((await fetch(`${site}/metrics`)).status).toBe(404);
});

test('an address that a visitor claims in a header is dropped', async () => {
  await post('{}', { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' });
  expect(seen.at(-1)?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
});

test('a body above 32 KB is refused before the API receives it', async () => {
  const before = seen.length;
  expect((await post('x'.repeat(33 * 1024))).status).toBe(413);
  expect(seen).toHaveLength(before);
});

test('a slow body reaches the API only when it is complete', async () => {
  const before = seen.length;
  const socket = connect(sitePort, '127.0.0.1');
  socket.write(`POST ${enquiriesPath} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nab`);
  // After the response to a later request, nginx has had time to pass on the part that it has.
  await fetch(site);
  expect(seen).toHaveLength(before);
  socket.write('cd');
  await vi.waitFor(() => {
    expect(seen.at(-1)?.body).toBe('abcd');
  }, 60_000);
  socket.destroy();
});

test('an API that is down gives 502 and the error page', async () => {
  const answer = await post('{}', {}, `http://127.0.0.1:${lonelyPort}`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toBe('<title>500</title>');
});

test('the error page sends no other page the key in its URL', async () => {
  const answer = await fetch(`http://127.0.0.1:${lonelyPort}${enquiryPath}?token=k`);
  expect(answer.status).toBe(502);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

test('a moved page redirects to its new path, with its query', async () => {
  const answer = await fetch(`${site}/old-page?from=ad`, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/work?from=ad');
});

test('without an API the response time is unknown, which is not an error on the contact page', async () => {
  const alone = `http://127.0.0.1:${alonePort}`;
  const old = renamedPaths.flatMap(([path, now]) => (now === responseTimePath ? path : []));
  for (const path of [responseTimePath, ...old])
    expect((await fetch(`${alone}${path}`)).status).toBe(204);
  expect((await post('{}', {}, alone)).status).toBe(503);
});
