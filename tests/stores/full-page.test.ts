import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(() => kept.empty());
afterAll(() => kept[Symbol.asyncDispose]());

it('an enquirer’s full page takes what it has again, and the first withdrawal', async () => {
  const enquiry = await kept.addEnquiry();
  const key = Buffer.from('the key in a link');
  await kept.read(
    `insert into enquiry_links (key_hash, enquiry_id, person_key, expires_at)
     values ($1, $2, '', now() + interval '1 hour')`,
    createHash('sha256').update(key).digest(),
    enquiry,
  );
  const add = async (id: string, kind: 'addition' | 'withdrawal') => {
    const [row] = await kept.read<{ result: string }>(
      `select add_from_page($1, $2, $3, 'Words.', '{}', null) as result`,
      key,
      id,
      kind,
    );
    return row?.result;
  };
  const ids = Array.from({ length: 50 }, () => randomUUID());
  for (const id of ids) expect(await add(id, 'addition')).toBe('taken');
  expect(await add(randomUUID(), 'addition')).toBe('full');
  expect(await add(ids.at(-1) ?? '', 'addition')).toBe('taken');
  expect(await add(randomUUID(), 'withdrawal')).toBe('taken');
  expect(await kept.read('select withdrawn_at <= now() as "isWithdrawn" from enquiries')).toEqual([
    { isWithdrawn: true },
  ]);
  expect(await add(randomUUID(), 'withdrawal')).toBe('full');
});
