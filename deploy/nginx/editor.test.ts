import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nginxConfig, placesIn } from './make-config.ts';
import { freePort } from '../dev-ports.ts';
import { startTestNginx } from './test-nginx.ts';

const [port, editorPort, previewPort] = [await freePort(), await freePort(), await freePort()];
const services: Server[] = [];
let stop: (() => Promise<void>) | undefined;

/** A fake service that answers with its name, the path, and how much it received. */
const service = (name: string, at: number): void => {
  services.push(
    createServer((asked, answer) => {
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
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { port, path, headers: { host }, agent: false, method: body ? 'POST' : 'GET' },
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
  stop = startTestNginx({ listen: { loopbackPort: port }, editor });
  await vi.waitFor(() => ask(edit, '/'), 5000);
});
afterAll(async () => {
  await stop?.();
  for (const one of services) one.close();
});

test('each host name is proxied to its own service', async () => {
  expect((await ask(edit, '/edit')).text).toBe('editor /edit 0 127.0.0.1');
  expect((await ask(preview, '/work')).text).toBe('preview /work 0 127.0.0.1');
  expect((await ask('www.company.example', '/work')).text).toContain('<title>work</title>');
});

test('the monitoring routes are not proxied', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await ask(edit, path)).status, path).toBe(404);
});

test('a form may upload pictures of 24 MB, and no other route may', async () => {
  const pictures = Buffer.alloc(24 * 1024 * 1024);
  expect((await ask(edit, '/api/keystatic/update', pictures)).text).toContain(`${pictures.length}`);
  expect((await ask(edit, '/api/publishing/publish', Buffer.alloc(100_000))).status).toBe(413);
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
    },
    editor,
  });
  expect(config).toContain(`server_name ${edit} ${preview};\n    return 301 https://`);
  for (const name of [edit, preview])
    expect(config).toMatch(
      new RegExp(
        `listen 443 ssl http2;\\s+server_name ${name};\\s+add_header Strict-Transport-Security`,
      ),
    );
});
