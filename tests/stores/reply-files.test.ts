import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  beginFile,
  dropFile,
  finishFile,
  readDraftFiles,
  savePiece,
} from '@studio/enquiries/replies/draft-file.store.ts';
import { filesOfReply } from '@studio/enquiries/replies/reply-file.store.ts';
import { PIECE_BYTES } from '@studio/platform/files/pieces.ts';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { addWork } from '../support/desk-rows.ts';
import { addColleague, addDraftFile, sessionOf, storeReply } from '../support/replies.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
let replyId: string;
let of: { enquiryId: string; staffId: string };
const drawing = randomBytes(PIECE_BYTES + 7);
const terms = Buffer.from('Thirty days.');
beforeAll(async () => {
  kept = await rows();
});
beforeEach(async () => {
  await kept.empty();
  const { database, queue } = kept;
  of = {
    enquiryId: await addWork(kept, '1 hour', '2 hours'),
    staffId: await addColleague(database, 'Asha'),
  };
  const files = [
    await addDraftFile(database, { ...of, content: drawing, name: 'drawing.pdf' }),
    await addDraftFile(database, { ...of, content: terms, name: 'terms.txt' }),
  ];
  replyId = await storeReply(database, queue, { ...of, files });
});
afterAll(() => kept[Symbol.asyncDispose]());

it('reads the files of a reply in their order, each whole and as often as it is sent', async () => {
  const files = await filesOfReply(kept.database.db, replyId);
  expect(files.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['drawing.pdf', drawing.length],
    ['terms.txt', terms.length],
  ]);
  for (const attempt of [1, 2])
    for (const [n, content] of [drawing, terms].entries()) {
      const bytes = await buffer(files[n]?.pieces() ?? expect.fail('no such file'));
      expect(bytes.equals(content), `attempt ${attempt} of file ${n}`).toBe(true);
    }
});

test('a file that lost a piece is not sent as the whole', async () => {
  const [file] = await filesOfReply(kept.database.db, replyId);
  await kept.read('delete from mail_file_pieces where n = 1');
  await expect(buffer(file?.pieces() ?? expect.fail('no file'))).rejects.toThrow(
    /^Piece 1 of the file [\da-f-]{36} is missing\.$/u,
  );
});

test.each([null, randomUUID()])('of no reply there are no files: %s', async (id) => {
  expect(await filesOfReply(kept.database.db, id)).toEqual([]);
});

it('a file that did not arrive completely is not in the draft', async () => {
  const { db } = kept.database;
  const file = { id: randomUUID(), sessionId: await sessionOf(kept.database, of.staffId), ...of };
  const announced = { ...file, name: 'plan.pdf', bytes: drawing.length };
  const finish = () => finishFile(db, announced, 'clean', createHash('sha256').digest());
  const names = async () =>
    (await readDraftFiles(db, of.enquiryId, of.staffId))?.map(({ name }) => name);
  expect(await beginFile(db, announced)).toBe('new');
  await savePiece(db, announced, 0, drawing.subarray(0, PIECE_BYTES));
  expect([await finish(), await names()]).toEqual([false, []]);
  await savePiece(db, announced, 1, drawing.subarray(PIECE_BYTES));
  expect([await finish(), await names()]).toEqual([true, ['plan.pdf']]);
  await dropFile(db, announced.sessionId, announced.id);
  expect(await names()).toEqual([]);
  expect(await beginFile(db, { ...announced, enquiryId: randomUUID() })).toBe('missing');
  expect(await readDraftFiles(db, randomUUID(), of.staffId)).toBeUndefined();
});
