import { createHash, randomUUID } from 'node:crypto';
import type { FileState } from '@studio/contract/desk/files';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';

let desk: TestDesk;
let asha: Browser;
beforeAll(async () => {
  desk = await testDesk();
  asha = await plantSession(desk, 'sales');
});
afterAll(() => desk[Symbol.asyncDispose]());

interface Added {
  readonly enquiryId: string;
  readonly mailId: string;
  readonly id: string;
}

/** Stores a file of a mail as the inbound mail process does. */
async function addFile(
  state: FileState,
  name = 'letter.pdf',
  content = 'its words',
): Promise<Added> {
  const enquiryId = await addEnquiry(desk);
  const [mailId, id] = [randomUUID(), randomUUID()];
  await desk.sql(
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, content_hash, at)
     values ($1, $2, 'in', 'message', gen_random_uuid(), 'Re', 'See attached.', 'x', now())`,
    mailId,
    enquiryId,
  );
  await desk.sql(
    `insert into mail_files (id, mail_id, nth, name, bytes, state, account, folder, uid_validity, uid, part, thumbnail)
     values ($1, $2, 0, $3, $4, $5, 'sales', 'inbox', '1', 1, '2', $6)`,
    id,
    mailId,
    name,
    Buffer.byteLength(content),
    state,
    state === 'clean' ? Buffer.from('a small picture') : null,
  );
  for (const [n, piece] of [content.slice(0, 4), content.slice(4)].entries()) {
    await desk.sql('insert into mail_file_pieces values ($1, $2, $3)', id, n, Buffer.from(piece));
  }
  return { enquiryId, mailId, id };
}

const auditLogFor = (enquiryId: string) =>
  desk.sql(
    `select detail from audit_log where enquiry_id = $1 and detail = 'desk file'`,
    enquiryId,
  );

describe('a file that was scanned', () => {
  it('is downloaded and never displayed, whatever it is', async () => {
    const page = '<script>alert(1)</script>';
    const { id } = await addFile('clean', 'page.html', page);
    const answer = await asha.get(`/api/files/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(page);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''page.html`,
      'content-length': String(page.length),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each([
    [`a"; filename=b.exe`, `a%22%3B%20filename%3Db.exe`],
    [`it's (1)*.pdf`, `it%27s%20%281%29%2A.pdf`],
    ['Zähler.pdf', 'Z%C3%A4hler.pdf'],
  ])('has a plain name: %s', async (name, encoded) => {
    const { id } = await addFile('clean', name);
    const { headers } = await asha.get(`/api/files/${id}`);
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encoded}`);
  });

  it('is in the audit log before its first byte is sent', async () => {
    const { id, enquiryId } = await addFile('clean');
    expect(await auditLogFor(enquiryId)).toEqual([]);
    await asha.get(`/api/files/${id}`);
    expect(await auditLogFor(enquiryId)).toHaveLength(1);
  });

  it('has a thumbnail, as a picture and under the same policy', async () => {
    const { id } = await addFile('clean');
    const { headers, body } = await asha.get(`/api/files/${id}/thumbnail`);
    expect(body).toBe('a small picture');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is listed in its thread, with its state', async () => {
    const { id, mailId, enquiryId } = await addFile('clean');
    const answer = await asha.get(`/api/enquiries/${enquiryId}/files`);
    expect(answer.json()).toEqual({
      files: [
        {
          id,
          mailId,
          name: 'letter.pdf',
          bytes: 9,
          state: 'clean',
          hasThumbnail: true,
        },
      ],
    });
  });

  it('is deleted with its enquiry', async () => {
    const { id, enquiryId } = await addFile('clean');
    await desk.sql('delete from enquiries where id = $1', enquiryId);
    const answer = await asha.get(`/api/files/${id}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: 'This file is not here. It may be in the mailbox.' },
    ]);
    expect((await asha.get(`/api/enquiries/${enquiryId}/files`)).statusCode).toBe(404);
    expect(await desk.sql('select 1 from mail_file_pieces where file_id = $1', id)).toEqual([]);
  });
});

describe('any other file', () => {
  it.each(['not-scanned', 'not-scannable'] as const)(
    'needs a second, confirmed request: %s',
    async (state) => {
      const { id, enquiryId } = await addFile(state);
      const asked = await asha.get(`/api/files/${id}`);
      expect([asked.statusCode, asked.json()]).toEqual([
        409,
        { message: 'This file was not scanned. Open the enquiry to download it anyway.' },
      ]);
      expect(await auditLogFor(enquiryId)).toEqual([]);
      expect((await asha.get(`/api/files/${id}?unscanned=yes`)).body).toBe('its words');
      expect(await auditLogFor(enquiryId)).toHaveLength(1);
    },
  );

  it.each([
    ['waiting', 409, 'This file is still being scanned. Please try again in a moment.'],
    ['program', 403, 'This file is a program and was not kept.'],
    ['infected', 403, 'The scanner found something in this file, and it was not kept.'],
    ['left', 404, 'This file is not here. It may be in the mailbox.'],
  ] as const)('is never sent, even to a confirmed request: %s', async (state, status, message) => {
    const { id } = await addFile(state);
    for (const more of ['', '?unscanned=yes']) {
      const answer = await asha.get(`/api/files/${id}${more}`);
      expect([answer.statusCode, answer.json()]).toEqual([status, { message }]);
    }
    const thumbnail = await asha.get(`/api/files/${id}/thumbnail`);
    expect([thumbnail.statusCode, thumbnail.json()]).toEqual([
      404,
      { message: 'This file has no thumbnail.' },
    ]);
  });
});

it('a large file is sent piece by piece, byte for byte', async () => {
  const { id } = await addFile('clean', 'large.bin.dat', '');
  const piece = Buffer.alloc(256 * 1024, 'x');
  await desk.sql('delete from mail_file_pieces where file_id = $1', id);
  await desk.sql(
    'insert into mail_file_pieces select $1, n, $2 from generate_series(0, 39) as n',
    id,
    piece,
  );
  await desk.sql('update mail_files set bytes = $2 where id = $1', id, 40 * piece.length);
  const { rawPayload } = await asha.get(`/api/files/${id}`);
  const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(sum(rawPayload)).toBe(sum(Buffer.alloc(40 * piece.length, 'x')));
});
