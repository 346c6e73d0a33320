import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { DraftFile, FileView } from '@studio/contract/desk/files';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { clamd, EICAR, type Clamd } from '@studio/tests/support/clamd.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';

const MIB = 1024 * 1024;
const PROGRAM = 'This is a program. Mail servers refuse those.';
const TOO_LARGE = 'This is too large. The limit for all files of a mail is 25 MB.';

let scanner: Clamd;
let desk: TestDesk;
let asha: Browser;
let ravi: Browser;
beforeAll(async () => {
  scanner = await clamd();
  desk = await testDesk({ INTAKE_CLAMD_SOCKET: scanner.socket });
  asha = await plantSession(desk, 'sales');
  ravi = await plantSession(desk, 'sales');
}, 60_000);
afterAll(async () => {
  await desk[Symbol.asyncDispose]();
  await scanner[Symbol.asyncDispose]();
});

const folder = (id: string): string => `/api/enquiries/${id}/drafts/reply/files`;
const upload = (
  one: Browser,
  id: string,
  content: Buffer | string,
  name = 'drawing.pdf',
  file: string = randomUUID(),
) =>
  one.ask({
    method: 'PUT',
    url: `${folder(id)}/${file}`,
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      'content-length': String(Buffer.byteLength(content)),
    },
    payload: content,
  });
const taken = async (...given: Parameters<typeof upload>): Promise<DraftFile> => {
  const answer = await upload(...given);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<DraftFile>();
};
const drafted = async (one: Browser, id: string) =>
  (await one.get(folder(id))).json<{ files: DraftFile[] }>().files;
const lastSeen = async (one: Browser, id: string) =>
  (await one.get(`/api/enquiries/${id}`)).json<EnquiryDetail>().events.at(-1)?.id ?? '0';
const reply = async (one: Browser, id: string, change: object = {}) =>
  one.post(`/api/enquiries/${id}/replies`, {
    id: randomUUID(),
    text: 'See attached.',
    then: 'waiting',
    seen: await lastSeen(one, id),
    ...change,
  });
const inThread = async (one: Browser, id: string) =>
  (await one.get(`/api/enquiries/${id}/files`)).json<{ files: FileView[] }>().files;

describe('a file of a draft', () => {
  it('is stored byte for byte in pieces, scanned, and visible to its author only', async () => {
    const id = await addEnquiry(desk);
    const content = randomBytes(MIB + 7);
    const file = await taken(asha, id, content, 'first drawing.pdf');
    expect(file).toEqual({
      id: file.id,
      name: 'first drawing.pdf',
      bytes: content.length,
      state: 'clean',
    });
    const [row] = await desk.sql<{ whole: Buffer; longest: number }>(
      `select string_agg(piece, '' order by n) as whole, max(length(piece)) as longest
       from mail_file_pieces where file_id = $1`,
      file.id,
    );
    expect(row?.whole.equals(content)).toBe(true);
    expect(row?.longest).toBe(256 * 1024);
    expect(await desk.sql('select sha256 from mail_files where id = $1', file.id)).toEqual([
      { sha256: createHash('sha256').update(content).digest() },
    ]);
    // Another window, or a reload.
    expect(await drafted(asha, id)).toEqual([file]);
    expect(await drafted(ravi, id)).toEqual([]);
    expect((await ravi.ask({ method: 'DELETE', url: `${folder(id)}/${file.id}` })).statusCode).toBe(
      200,
    );
    expect(await drafted(asha, id)).toEqual([file]);
    // It is not in the thread and cannot be fetched from there.
    expect(await inThread(asha, id)).toEqual([]);
    expect((await asha.get(`/api/files/${file.id}`)).statusCode).toBe(404);
  });

  it('uploaded twice with the same id is stored once', async () => {
    const id = await addEnquiry(desk);
    const file = await taken(asha, id, 'once');
    expect(await taken(asha, id, 'once', 'drawing.pdf', file.id)).toEqual(file);
    expect(await drafted(asha, id)).toHaveLength(1);
  });

  it('is removed by its writer, with its bytes', async () => {
    const id = await addEnquiry(desk);
    const file = await taken(asha, id, 'away');
    const answer = await asha.ask({ method: 'DELETE', url: `${folder(id)}/${file.id}` });
    expect(answer.json()).toEqual({ files: [] });
    expect(await desk.sql('select 1 from mail_file_pieces where file_id = $1', file.id)).toEqual(
      [],
    );
  });

  it.each([
    ['a program by its name', 'setup.exe', 'x', 422, PROGRAM],
    ['a program by its first bytes', 'drawing.pdf', 'MZ and more', 422, PROGRAM],
    [
      'what the scanner finds',
      'letter.txt',
      EICAR,
      422,
      'The scanner found something in this file, so it is not attached.',
    ],
    ['an empty one', 'empty.txt', '', 422, 'This file is empty.'],
    ['one that is too large', 'film.mp4', Buffer.alloc(25 * MIB + 1), 413, TOO_LARGE],
  ])('%s is refused and leaves nothing', async (_what, name, content, status, message) => {
    const id = await addEnquiry(desk);
    const answer = await upload(asha, id, content, name);
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([status, { message }]);
    expect(await desk.sql('select 1 from mail_files where draft_enquiry_id = $1', id)).toEqual([]);
  });

  it('has its name cleaned like those of mails', async () => {
    const id = await addEnquiry(desk);
    const file = await taken(asha, id, 'x', '../../etc/\u202Epass\u0000wd.txt');
    expect(file.name).toBe('.._.._etc_passwd.txt');
    const bad = await asha.ask({
      method: 'PUT',
      url: `${folder(id)}/${randomUUID()}`,
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': '%E0%A4%A' },
      payload: 'x',
    });
    expect([bad.statusCode, bad.json()]).toEqual([
      422,
      { message: 'The name of this file could not be read.' },
    ]);
  });

  it('is refused beyond 25 MB or twenty files per mail', async () => {
    const id = await addEnquiry(desk);
    await taken(asha, id, Buffer.alloc(20 * MIB, 'x'));
    const second = await upload(asha, id, Buffer.alloc(6 * MIB));
    expect([second.statusCode, second.json()]).toEqual([413, { message: TOO_LARGE }]);
    const other = await addEnquiry(desk);
    for (let n = 0; n < 20; n += 1) await taken(asha, other, 'x');
    const oneMore = await upload(asha, other, 'x');
    expect([oneMore.statusCode, oneMore.json()]).toEqual([
      413,
      { message: 'A mail can have at most 20 files.' },
    ]);
  }, 60_000);

  it('is accepted only as a file, and for an existing enquiry', async () => {
    const id = await addEnquiry(desk);
    const url = `${folder(id)}/${randomUUID()}`;
    const refusal = async (asked: ReturnType<typeof upload>) => {
      const answer = await asked;
      return [answer.statusCode, answer.json<{ message: string }>().message];
    };
    expect(await refusal(asha.ask({ method: 'PUT', url, payload: { a: 1 } }))).toEqual([
      415,
      'Send the file as it is.',
    ]);
    const gone = [404, 'This enquiry no longer exists.'];
    expect(await refusal(upload(asha, randomUUID(), 'x'))).toEqual(gone);
    expect(await refusal(asha.get(folder(randomUUID())))).toEqual(gone);
    for (const file of ['no-uuid', `${randomUUID()}0`])
      expect(await refusal(upload(asha, id, 'x', 'a.txt', file))).toEqual([
        404,
        'Nothing is here.',
      ]);
  });

  it('is a program only by its first bytes', async () => {
    const id = await addEnquiry(desk);
    await taken(asha, id, `${'x'.repeat(256 * 1024)}MZ and more`);
  });

  it('is stored unscanned without a scanner', async () => {
    await using bare = await testDesk({}, undefined, desk.database);
    const meera = await plantSession(bare, 'sales');
    const file = await taken(meera, await addEnquiry(bare), 'x');
    expect(file.state).toBe('not-scanned');
  });

  it('without a name gets one', async () => {
    const id = await addEnquiry(desk);
    const answer = await asha.ask({
      method: 'PUT',
      url: `${folder(id)}/${randomUUID()}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: 'x',
    });
    expect(answer.json()).toMatchObject({ name: 'without a name' });
  });

  it('is refused if it is shorter than announced, or larger than any file may be', async () => {
    const id = await addEnquiry(desk);
    const announced = async (bytes: number) => {
      const answer = await asha.ask({
        method: 'PUT',
        url: `${folder(id)}/${randomUUID()}`,
        headers: {
          'content-type': 'application/octet-stream',
          'content-length': String(bytes),
        },
        payload: 'five!',
      });
      return [answer.statusCode, answer.json<unknown>()];
    };
    const cut = { message: 'This file did not upload completely. Please try again.' };
    expect(await announced(6)).toEqual([400, cut]);
    expect(await announced(3_000_000_000)).toEqual([413, { message: TOO_LARGE }]);
    expect(await drafted(asha, id)).toEqual([]);
  });

  it('says how large it is', async () => {
    const id = await addEnquiry(desk);
    const answer = await asha.ask({
      method: 'PUT',
      url: `${folder(id)}/${randomUUID()}`,
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'a.txt' },
      payload: Readable.from(['of unknown length']),
    });
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([
      411,
      { message: 'Say how large this file is.' },
    ]);
  });

  it('leaves nothing if the upload breaks off, and can be uploaded again', async () => {
    const id = await addEnquiry(desk);
    await desk.app.listen({ host: '127.0.0.1', port: 0 });
    const [address] = desk.app.addresses();
    if (typeof address !== 'object') throw new Error('The desk does not listen.');
    const file = randomUUID();
    const put = request({
      port: address.port,
      path: `${folder(id)}/${file}`,
      method: 'PUT',
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': 3 * MIB,
        'x-file-name': 'half.bin.txt',
        'sec-fetch-site': 'same-origin',
        cookie: [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    put.on('error', () => undefined);
    put.write(randomBytes(MIB));
    const rows = () => desk.sql('select state from mail_files where id = $1', file);
    await eventually(async () => {
      expect(await rows()).toEqual([{ state: 'waiting' }]);
    });
    expect(await drafted(asha, id)).toEqual([]);
    put.destroy();
    await eventually(async () => {
      expect(await rows()).toEqual([]);
    });
    await taken(asha, id, 'whole', 'half.bin.txt', file);
    expect(desk.logLines.join('')).not.toContain('a request failed');
  });
});

describe('a reply with files', () => {
  it('has them once it is sent, in the same transaction', async () => {
    const id = await addEnquiry(desk);
    const [one, two] = [
      await taken(asha, id, 'one', 'a.txt'),
      await taken(asha, id, 'two', 'b.txt'),
    ];
    const key = randomUUID();
    const body = { id: key, files: [two.id, one.id] };
    const answer = await reply(asha, id, body);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await drafted(asha, id)).toEqual([]);
    const files = await inThread(ravi, id);
    expect(files.map(({ mailId, name, state }) => [mailId, name, state])).toEqual([
      [key, 'b.txt', 'clean'],
      [key, 'a.txt', 'clean'],
    ]);
    const { mails } = (await ravi.get(`/api/enquiries/${id}`)).json<EnquiryDetail>();
    expect(mails[0]?.attachments).toEqual([
      { name: 'b.txt', bytes: 3 },
      { name: 'a.txt', bytes: 3 },
    ]);
    const download = await ravi.get(`/api/files/${two.id}`);
    expect([download.body, download.headers['content-security-policy']]).toEqual([
      'two',
      "sandbox; default-src 'none'",
    ]);
    expect(
      await desk.sql(`select 1 from audit_log where enquiry_id = $1 and detail = 'desk file'`, id),
    ).toHaveLength(1);
    // A sent reply keeps its files, and the same key with other files is another reply.
    await asha.ask({ method: 'DELETE', url: `${folder(id)}/${two.id}` });
    expect(await inThread(ravi, id)).toHaveLength(2);
    expect((await reply(asha, id, body)).statusCode).toBe(200);
    expect((await reply(asha, id, { ...body, files: [one.id] })).statusCode).toBe(409);
  });

  it('is not stored if the files of the draft differ from those on the screen', async () => {
    const id = await addEnquiry(desk);
    const file = await taken(asha, id, 'one');
    for (const files of [[], [file.id, randomUUID()], [randomUUID()]]) {
      const answer = await reply(asha, id, { files });
      expect(answer.statusCode).toBe(409);
      expect(answer.json<{ message: string }>().message).toContain('have changed.');
    }
    expect(await desk.sql('select 1 from thread_mails where enquiry_id = $1', id)).toEqual([]);
    expect(await drafted(asha, id)).toEqual([file]);
    expect((await reply(ravi, id, { files: [file.id] })).statusCode).toBe(409);
  });

  it('returns them to the draft when the reply is undone', async () => {
    const id = await addEnquiry(desk);
    const file = await taken(asha, id, 'mine');
    const key = randomUUID();
    await reply(asha, id, { id: key, files: [file.id] });
    const back = await asha.ask({ method: 'DELETE', url: `/api/replies/${key}` });
    expect(back.statusCode).toBe(200);
    expect(await drafted(asha, id)).toEqual([file]);
    expect((await reply(asha, id, { files: [file.id] })).statusCode).toBe(200);
    expect((await asha.get(`/api/files/${file.id}`)).body).toBe('mine');
  });

  it('sends files of the thread once more without storing them twice', async () => {
    const id = await addEnquiry(desk);
    const file = await taken(asha, id, 'the plan', 'plan.pdf');
    const first = randomUUID();
    await reply(asha, id, { id: first, files: [file.id] });
    const forward = async () =>
      reply(asha, id, {
        way: 'forward',
        to: ['partner@other.example'],
        strangers: ['partner@other.example'],
        again: [file.id],
      });
    // Refused while the reply can be undone: its file may yet return to the draft.
    expect((await forward()).statusCode).toBe(409);
    await desk.sql(`update replies set state = 'planned' where mail_id = $1`, first);
    const sent = await forward();
    expect(sent.statusCode, sent.body).toBe(200);
    const key = sent.json<{ id: string }>().id;
    const copy = (await inThread(asha, id)).find(({ mailId }) => mailId === key);
    expect(copy).toMatchObject({ name: 'plan.pdf', bytes: 8, state: 'clean' });
    expect((await asha.get(`/api/files/${copy?.id ?? ''}`)).body).toBe('the plan');
    expect(await desk.sql('select 1 from mail_file_pieces where file_id = $1', copy?.id)).toEqual(
      [],
    );
    // After an undo the file is offered from the thread again and is not in the draft.
    await asha.ask({ method: 'DELETE', url: `/api/replies/${key}` });
    expect(await drafted(asha, id)).toEqual([]);
    const strange = await addEnquiry(desk);
    expect((await reply(asha, strange, { again: [file.id] })).statusCode).toBe(409);
    // Erased together, in either order.
    await forward();
    await desk.sql('delete from enquiries where id = $1', id);
    expect(await desk.sql('select 1 from mail_file_pieces where file_id = $1', file.id)).toEqual(
      [],
    );
  });
});

describe('files of an abandoned draft', () => {
  it('are deleted after a week if the draft has no text, and kept with one that has', async () => {
    const [bare, written] = [await addEnquiry(desk), await addEnquiry(desk)];
    await taken(asha, bare, 'x');
    await taken(asha, written, 'x');
    await asha.ask({
      method: 'PUT',
      url: `/api/enquiries/${written}/drafts/reply`,
      payload: { key: randomUUID(), text: 'Dear', writtenAt: new Date().toISOString() },
    });
    const prune = () => desk.sql('select prune_draft_files()');
    await prune();
    expect(await drafted(asha, bare)).toHaveLength(1);
    await desk.sql(`update mail_files set since = now() - interval '8 days'`);
    await prune();
    expect(await drafted(asha, bare)).toEqual([]);
    expect(await drafted(asha, written)).toHaveLength(1);
  });
});
