import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nginxConfig, placesIn } from './make-config.ts';
import { freePort } from '../dev-ports.ts';
import { beginUpload, startTestNginx, type TestNginx } from './test-nginx.ts';

const [port, editorPort, previewPort] = [await freePort(), await freePort(), await freePort()];
const services: Server[] = [];
const session = '__Host-desk=a-session';
let nginx: TestNginx | undefined;

/** A fake service that answers with its name, the path, and how much it received. */
const service = (name: string, at: number): void => {
  services.push(
    createServer((asked, answer) => {
      if (asked.url === '/auth/session') {
        answer.writeHead(asked.headers.cookie === session ? 204 : 401).end();
        return;
      }
      let length = 0;
      asked.on('data', (part: Buffer) => (length += part.length));
      asked.on('end', () => {
        answer.end(
          `${name} ${asked.url ?? ''} ${length} ${String(asked.headers['x-forwarded-for'] ?? '')}`,
        );
      });
    }).listen(at, '127.0.0.1'),
  );
};

const ask = (
  host: string,
  path: string,
  body?: Buffer,
  cookie = '',
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { port, path, headers: { host, cookie }, agent: false, method: body ? 'POST' : 'GET' },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, text });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

const edit = 'edit.company.example';
const preview = 'preview.company.example';
const editor = {
  ...{ host: edit, upstream: `127.0.0.1:${editorPort}` },
  preview: { host: preview, upstream: `127.0.0.1:${previewPort}` },
};

beforeAll(async () => {
  service('editor', editorPort);
  service('preview', previewPort);
  nginx = startTestNginx({ listen: { loopbackPort: port }, editor });
  await vi.waitFor(() => ask(edit, '/'), 5000);
});
afterAll(async () => {
  await nginx?.();
  for (const one of services) one.close();
});

test('each host name is proxied to its own service', async () => {
  expect((await ask(edit, '/edit')).text).toBe('editor /edit 0 127.0.0.1');
  expect((await ask(preview, '/work')).text).toBe('preview /work 0 127.0.0.1');
  expect((await ask('www.company.example', '/work')).text).toContain('<title>work</title>');
});

test('the monitoring routes are not proxied', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics', '/auth/session'])
    expect((await ask(edit, path)).status, path).toBe(404);
});

test('a form may upload pictures of 24 MB, and no other route may', async () => {
  const pictures = Buffer.alloc(24 * 1024 * 1024);
  const { text } = await ask(edit, '/api/keystatic/update', pictures, session);
  expect(text).toContain(`${pictures.length}`);
  expect((await ask(edit, '/api/publishing/publish', Buffer.alloc(100_000))).status).toBe(413);
});

test('pictures without a session are refused before they are stored, with a sentence', async () => {
  const stranger = beginUpload(port, 'POST /api/keystatic/update', {
    host: edit,
    length: 9_000_000,
  });
  stranger.send(Buffer.alloc(2_000_000));
  await vi.waitFor(() => {
    expect(stranger.answer()).toMatch(/^HTTP\/1\.1 401 .*text\/plain.*\r\n\r\nPlease sign in\.$/su);
  });
  expect(nginx?.bodiesOnDisk()).toBe(0);
  stranger.close();
});

test('editor and preview have a limit: a list with its entries stays below it, a flood does not', async () => {
  const statuses = async (host: string, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => ask(host, '/')));
    return new Set(answers.map(({ status }) => status));
  };
  expect(await statuses(edit, 300)).toEqual(new Set([200]));
  expect(await statuses(edit, 900)).toEqual(new Set([200, 429]));
  expect(await statuses(preview, 100)).toContain(429);
});

test('endless sign-in attempts are slowed down', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => ask(edit, '/auth/login').then(({ status }) => status)),
  );
  expect(new Set(answers)).toEqual(new Set([200, 429]));
});

test('in public both names have the certificate, and plain HTTP redirects to HTTPS', () => {
  const config = nginxConfig({
    root: '/site',
    places: placesIn('/tmp'),
    settings: { intake: undefined, emailJsOrigin: undefined },
    redirects: [],
    listen: {
      host: 'www.company.example',
      certificate: 'c',
      key: 'k',
      httpsPort: 443,
      httpPort: 80,
      hasIpv6: false,
    },
    editor,
  });
  expect(config).toContain(`server_name ${edit} ${preview};\n    location / { return 301 https://`);
  for (const name of [edit, preview])
    expect(config).toMatch(
      new RegExp(
        `listen 443 ssl http2;\\s+server_name ${name};\\s+add_header Strict-Transport-Security`,
      ),
    );
});
