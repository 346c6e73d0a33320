import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { freePort } from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestNginx } from '../../../deploy/nginx/test-nginx.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';

let desk: TestDesk;
let port: number;
let stopNginx: () => Promise<void> = () => Promise.resolve();
beforeAll(async () => {
  desk = await testDesk();
  const servicePort = await freePort();
  port = await freePort();
  await desk.app.listen({ host: '127.0.0.1', port: servicePort });
  stopNginx = startTestNginx({
    listen: { loopbackPort: port },
    desk: { host: 'localhost', upstream: `127.0.0.1:${servicePort}`, app: '/nowhere' },
  });
  await eventually(() => fetch(`http://127.0.0.1:${port}/`));
});
afterAll(async () => {
  await stopNginx();
  await desk[Symbol.asyncDispose]();
});

/** Uploads as the desk does. */
const upload = (id: string, content: Buffer, headers: Readonly<Record<string, string>>) =>
  new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const asked = request(
      {
        ...{ port, method: 'PUT', agent: false },
        path: `/api/enquiries/${id}/drafts/reply/files/${randomUUID()}`,
        headers: {
          host: 'localhost',
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/octet-stream',
          'x-file-name': 'drawing.pdf',
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          resolve({ status: answer.statusCode, body: JSON.parse(text) });
        });
      },
    );
    asked.on('error', reject);
    asked.end(content);
  });

it('a file reaches the desk through nginx, and only with a session', async () => {
  const id = await addEnquiry(desk);
  const cookie = `__Host-desk=${(await plantSession(desk, 'sales')).cookies.get('__Host-desk') ?? ''}`;
  const content = randomBytes(3_000_000);
  const length = String(content.length);
  expect(await upload(id, content, { cookie, 'content-length': length })).toMatchObject({
    status: 200,
    body: { name: 'drawing.pdf', bytes: content.length },
  });
  expect(await upload(id, Buffer.from('small'), {})).toEqual({
    status: 401,
    body: { message: 'Please sign in.' },
  });
});
