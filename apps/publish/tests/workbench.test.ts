import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FileReport } from '@studio/contract/file-report';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openForm } from './support/form.ts';
import { testPublish, type TestPublish } from './support/publish.ts';

const seo = 'services/seo.yaml';
const form = '/keystatic/collection/services/item/seo';

let publish: TestPublish;
let edith: Browser;
let address: string;
beforeAll(async () => {
  publish = await testPublish();
  edith = await publish.signIn('edith');
  await publish.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(publish.app.server.address() as AddressInfo).port}`;
});
afterAll(() => publish[Symbol.asyncDispose]());

const reportOf = async (path = form): Promise<FileReport> => {
  const answer = await edith.get(`/api/place?${new URLSearchParams({ path }).toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<FileReport>();
};
async function save(from: string | RegExp, to: string): Promise<void> {
  const open = await openForm(edith, seo);
  expect(open.text).toMatch(from);
  expect((await open.save(open.text.replace(from, to))).statusCode).toBe(200);
}
const sentences = ({ findings }: FileReport) =>
  findings.map(({ place, sentence }) => `${place}: ${sentence}`);

it('reports what the checks and the spelling find in the saved version of the open file', async () => {
  const before = await reportOf();
  expect(before).toMatchObject({ file: seo, findings: [], page: '/services/seo' });
  // No preview is configured here.
  expect(before.preview).toBeUndefined();
  expect((await edith.get('/preview?to=/services/seo')).statusCode).toBe(404);
  await save(/^tagline: .*$/mu, 'tagline: Lorem ipsum for Qwertzius.');
  const found = await reportOf();
  expect(sentences(found)).toContainEqual(expect.stringMatching(/^Tagline: .*placeholder/u));
  expect(found.findings.find(({ word }) => word === 'Qwertzius')?.place).toBe('Tagline');
  const elsewhere = await reportOf('/keystatic/collection/services/item/aws');
  expect(elsewhere.findings).toEqual([]);
  expect(elsewhere.elsewhere.map(({ file }) => file)).toContain(seo);
});

it('checks drawings and released addresses as the project itself does', async () => {
  const copy = 'services/data-platforms.yaml';
  const page = 'legal/accessibility.yaml';
  expect(
    (await (await openForm(edith, copy)).save(publish.repository.read('services/aws.yaml')))
      .statusCode,
  ).toBe(200);
  expect((await (await openForm(edith, page)).remove()).statusCode).toBe(200);
  const found = await reportOf('/keystatic/collection/services/item/data-platforms');
  expect(sentences(found)).toContainEqual(expect.stringMatching(/has no drawing\./u));
  expect(found.elsewhere.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringContaining('“/accessibility”, which was released once and is no longer a page'),
  );
  publish.repository.git('update-ref', 'refs/heads/next', 'next~2');
});

it('adds a word to the spelling list, as a save with its author', async () => {
  const answer = await edith.post('/api/words', { word: 'Qwertzius' });
  expect(answer.statusCode).toBe(200);
  expect(publish.repository.read('spelling.yaml')).toContain('Qwertzius');
  expect(publish.repository.git('log', '-1', '--format=%an: %s')).toBe(
    'Edith Varga: content: make a word known',
  );
  expect((await reportOf()).findings.map(({ word }) => word)).not.toContain('Qwertzius');
});

it.each(['', 'two words', 'a\nb', 'x'.repeat(61)])('refuses the word %j', async (word) => {
  expect((await edith.post('/api/words', { word })).statusCode).toBe(400);
});

/** Opens a stream of saves and records what it receives. */
function listen(one: Browser) {
  const cookie = `__Host-desk=${one.cookies.get('__Host-desk') ?? ''}`;
  const stream = { status: 0, heard: '', isOver: false, close: () => asked.destroy() };
  const asked = request(
    `${address}/api/live`,
    { headers: { cookie, 'sec-fetch-site': 'same-origin' }, agent: false },
    (answer) => {
      stream.status = answer.statusCode ?? 0;
      answer.setEncoding('utf8').on('data', (part: string) => (stream.heard += part));
      answer.on('end', () => (stream.isOver = true));
    },
  );
  asked.on('error', () => undefined);
  asked.end();
  return stream;
}

const opened = (stream: ReturnType<typeof listen>, status = 200) =>
  eventually(() => {
    expect(stream.status).toBe(status);
  });

it('a session has at most twelve streams, which does not affect others', async () => {
  const streams = Array.from({ length: 12 }, () => listen(edith));
  await Promise.all(streams.map((stream) => opened(stream)));
  const more = listen(edith);
  await opened(more, 429);
  const other = listen(await publish.signIn('paul'));
  await opened(other);
  for (const stream of [...streams, other]) stream.close();
  await eventually(async () => {
    const again = listen(edith);
    await opened(again);
    again.close();
  });
});

it('a stream ends within a minute of its session', async () => {
  const eve = await publish.signInAs('editor', 'Eve');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const stream = listen(eve);
    await opened(stream);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stream.isOver).toBe(false);
    await publish.sql(
      "delete from staff_sessions where staff_id = (select id from staff where name = 'Eve')",
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await eventually(() => {
      expect(stream.isOver).toBe(true);
    });
  } finally {
    vi.useRealTimers();
  }
});

it('streams each save to all listeners, and ends the streams when it stops', async () => {
  const stream = listen(edith);
  await eventually(() => {
    expect(stream.heard).toContain(`data: ${publish.repository.git('rev-parse', 'next')}\n`);
  });
  await save(/^tagline: .*$/mu, 'tagline: Be found.');
  await eventually(() => {
    expect(stream.heard).toContain(`data: ${publish.repository.git('rev-parse', 'next')}\n`);
  });
  await publish.app.close();
  await eventually(() => {
    expect(stream.isOver).toBe(true);
  });
});
