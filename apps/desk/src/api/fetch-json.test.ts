import { countsSchema } from '@studio/contract/desk/responses';
import { afterEach, expect, it, vi } from 'vitest';
import { alreadyAnsweredOf, versionConflictOf } from './api-error.ts';
import { fetchJson } from './fetch-json.ts';
import * as session from './session.store.ts';

const counts = {
  toAnswer: 3,
  late: 1,
  mine: 2,
  unread: 1,
  waiting: 0,
  putOff: 5,
  held: 4,
  otherMail: 6,
};
const work = {
  version: 2,
  state: 'to-answer',
  ownerId: null,
  closeReason: null,
  closeWhy: null,
  closeValue: null,
  putOffUntil: null,
  warnAt: '2026-11-16T13:00:00.000Z',
  dueAt: '2026-11-16T15:00:00.000Z',
  firstAnsweredAt: null,
  owedSince: null,
  firstDueAt: null,
  unreadSince: null,
  mergedInto: null,
};

function answers(body: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
}
const ask = () => fetchJson(countsSchema, '/api/counts');
const refusal = async (body: object): Promise<unknown> => {
  answers(JSON.stringify(body), 409);
  return ask().catch((error: unknown) => error);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('returns what the schema names and drops the rest', async () => {
  answers(JSON.stringify({ ...counts, newer: 1 }));
  expect(await ask()).toEqual(counts);
});

it('asks to reload if the answer does not match the schema', async () => {
  answers(JSON.stringify({ ...counts, late: '1' }));
  await expect(ask()).rejects.toMatchObject({
    status: 200,
    message: 'This page is out of date. Please reload it.',
  });
});

it('says that nothing could be read if a web server answered instead', async () => {
  answers('<h1>502 Bad Gateway</h1>', 502);
  await expect(ask()).rejects.toMatchObject({
    status: 502,
    message: 'The desk sent an answer that could not be read. Please try again.',
  });
});

it('passes on the content of a refusal', async () => {
  const conflict = { message: 'A colleague was faster.', now: work, owner: null };
  expect(versionConflictOf(await refusal(conflict))).toEqual(conflict);
  const since = { message: 'A colleague answered.', seen: '7', since: [] };
  expect(alreadyAnsweredOf(await refusal(since))).toEqual(since);
});

it('keeps only the sentence of a refusal if the rest does not match', async () => {
  const error = await refusal({ message: 'A colleague was faster.', now: { version: 'two' } });
  expect(versionConflictOf(error)).toBeUndefined();
  expect(error).toMatchObject({ status: 409, message: 'A colleague was faster.' });
});

it('sends GET without a body unless the caller says otherwise', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(counts))));
  vi.stubGlobal('fetch', fetched);
  await ask();
  const { signal } = new AbortController();
  await fetchJson(countsSchema, '/api/x', {
    method: 'PUT',
    body: { a: 1 },
    signal,
    keepalive: true,
  });
  expect(fetched.mock.calls).toEqual([
    ['/api/counts', { method: 'GET', keepalive: false }],
    [
      '/api/x',
      {
        method: 'PUT',
        keepalive: true,
        body: '{"a":1}',
        headers: { 'content-type': 'application/json' },
        signal,
      },
    ],
  ]);
});

it('says that the desk is not responding if the server does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(ask()).rejects.toMatchObject({
    status: 0,
    message: 'The desk is not responding. Please try again.',
  });
  const { signal } = new AbortController();
  await expect(fetchJson(countsSchema, '/api/counts', { signal })).rejects.toMatchObject({
    status: 0,
  });
});

it('a canceled request shows no reason', async () => {
  const calledOff = new DOMException('aborted', 'AbortError');
  vi.stubGlobal('fetch', () => Promise.reject(calledOff));
  const asked = fetchJson(countsSchema, '/api/counts', { signal: AbortSignal.abort() });
  await expect(asked).rejects.toBe(calledOff);
});

it.each([401, 403, 200, 502])('the session is updated after %i', async (status) => {
  const updated = vi.spyOn(session, 'updateSession');
  answers(JSON.stringify(counts), status);
  await ask().catch(() => undefined);
  expect(updated).toHaveBeenCalledExactlyOnceWith(status);
  vi.restoreAllMocks();
});
