import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPreview } from '#workbench/preview.ts';

const HOUR_MS = 60 * 60_000;

/** A built site of one page, whose other page cannot be drawn. */
const entry = `export const handler = async (request, response) => {
  if (request.url === '/broken') throw new Error('this page cannot be drawn');
  response.end('drawn ' + request.url);
};`;

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const errors: unknown[] = [];
let preview: ReturnType<typeof startPreview>;
beforeAll(async () => {
  mkdirSync(join(folder, 'client'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/entry.mjs'), entry);
  preview = startPreview(
    { origin, host: '127.0.0.1', port, folder },
    {
      code: join(import.meta.dirname, '../../..'),
      editor: 'https://edit.company.example',
      saved: { content: folder, versionFile: join(folder, 'version') },
      log: { error: (...words: unknown[]) => errors.push(words) },
    },
  );
  preview.start();
  await eventually(() => fetch(origin), 60_000);
});
afterAll(() => {
  preview.stop();
  rmSync(folder, { recursive: true });
});

/** Opens a page as the editor does, and returns the cookie that the browser gets. */
async function enter(url = preview.urlOf('/')): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const statusOf = async (path: string, cookie: string): Promise<number> =>
  (await fetch(origin + path, { headers: { cookie } })).status;

/** Sends these bytes, and returns the status line of the answer. */
const send = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.end(Buffer.from(text, 'latin1'));
    });
    socket.on('data', (part: Buffer) => (answer += part.toString('latin1')));
    socket.on('close', () => {
      resolve(answer.split('\r\n')[0] ?? '');
    });
    socket.on('error', reject);
  });

describe('the key of the preview', () => {
  it('opens every page, for an hour', async () => {
    const cookie = await enter();
    expect(await statusOf('/work', cookie)).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS - 1_000 });
    const late = preview.urlOf('/');
    vi.useRealTimers();
    expect(await enter(late)).toBe('');
    expect(await statusOf('/work', late.replace(/.*key=([^&]*).*/u, '__Host-preview=$1'))).toBe(
      403,
    );
  });

  it('cannot be made to last longer', async () => {
    const cookie = await enter();
    const longer = cookie.replace(/=\d+/u, `=${Date.now() + 24 * HOUR_MS}`);
    expect(longer).not.toBe(cookie);
    expect(await statusOf('/work', longer)).toBe(403);
  });
});

describe('a request that cannot be read', () => {
  it.each([
    ['an address without a host', 'GET // HTTP/1.1', '', '400'],
    ['a page that is no address', 'GET /_enter?to=http:// HTTP/1.1', '', '403'],
    [
      'a key with a letter that is not ASCII',
      `GET /_enter?key=${'%C3%A9'.repeat(43)} HTTP/1.1`,
      '',
      '403',
    ],
    [
      'a cookie with such a letter',
      'GET /work HTTP/1.1',
      `Cookie: __Host-preview=${'\xe9'.repeat(43)}\r\n`,
      '403',
    ],
    ['an empty cookie', 'GET /work HTTP/1.1', 'Cookie: __Host-preview=\r\n', '403'],
  ])('is refused, and the next one is answered: %s', async (_what, line, headers, status) => {
    expect(await send(`${line}\r\nHost: preview\r\n${headers}Connection: close\r\n\r\n`)).toContain(
      `HTTP/1.1 ${status} `,
    );
    expect(await statusOf('/work', await enter())).toBe(200);
    expect(errors).toEqual([]);
  });

  it('with the key, a page that is no address is refused', async () => {
    expect((await fetch(preview.urlOf('http://'), { redirect: 'manual' })).status).toBe(400);
    expect((await fetch(preview.urlOf('//other.example/'), { redirect: 'manual' })).status).toBe(
      400,
    );
    expect(await statusOf('/work', await enter())).toBe(200);
  });

  it('a page that cannot be drawn fails alone', async () => {
    const cookie = await enter();
    expect(await statusOf('/broken', cookie)).toBe(500);
    expect(await statusOf('/work', cookie)).toBe(200);
    expect(errors).toEqual([]);
  });
});
