import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tryNginx } from './try-nginx.ts';

const [port, deskPort] = [4493, 4494];
const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
let service: Server | undefined;
let stop: (() => void) | undefined;

beforeAll(async () => {
  service = createServer((asked, answer) => {
    seen.push({ url: asked.url, headers: asked.headers });
    answer.writeHead(200, {
      'content-type': 'text/event-stream',
      'content-security-policy': 'own',
    });
    answer.write(': hello\n\n');
    if (asked.url !== '/api/live') answer.end();
  }).listen(deskPort, '127.0.0.1');
  stop = tryNginx({
    listen: { loopbackPort: port },
    desk: { host: 'desk.company.example', upstream: `127.0.0.1:${deskPort}` },
  });
  await vi.waitFor(() => ask('/'), 5000);
});
afterAll(() => {
  stop?.();
  service?.closeAllConnections();
  service?.close();
});

interface Heard {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly first: string;
}

/** Hears the first words of an answer, which need not end. */
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

test('the live line is heard at once, while it is open', async () => {
  expect((await ask('/api/live')).first).toBe(': hello\n\n');
});

test.each(['/healthz', '/readyz', '/metrics', '/', '/api'])('%s is not passed on', async (path) => {
  const before = seen.length;
  expect([301, 404]).toContain((await ask(path)).status);
  expect(seen).toHaveLength(before);
});

test('under the name of the site nothing of the desk answers', async () => {
  const before = seen.length;
  for (const path of ['/api/me', '/auth/login', '/api/live'])
    expect((await ask(path, 'www.company.example')).status).toBeGreaterThanOrEqual(404);
  expect(seen).toHaveLength(before);
});

test('whoever begins sign-ins without end is slowed down', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask('/auth/login')));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
});
