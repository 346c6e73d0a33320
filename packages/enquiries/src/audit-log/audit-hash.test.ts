import { createHash } from 'node:crypto';
import { expect, it, test } from 'vitest';
import { FIRST_PREVIOUS, auditHash } from './audit-hash.ts';

const row = {
  seq: '7',
  micros: '1763000000000000',
  actor: 'desk',
  actor_key: Buffer.from('ab', 'hex'),
  action: 'viewed',
  detail: 'a|b',
  enquiry_id: 'e',
  reference: 'R-1',
  person_key: Buffer.from('cd', 'hex'),
};
const hashOf = (change: Partial<typeof row> | object = {}, previous = FIRST_PREVIOUS) =>
  auditHash({ ...row, ...change }, previous).toString('hex');
const sha256 = (text: string) =>
  createHash('sha256').update(Buffer.alloc(32)).update(text).digest('hex');

it('covers every field of an entry, like the hash that the database computes', () => {
  expect(hashOf()).toBe(sha256('7|1763000000000000|desk|ab|viewed|e|R-1|cd|a|b'));
  const bare = { actor_key: null, enquiry_id: null, reference: null, person_key: null };
  expect(hashOf(bare)).toBe(sha256('7|1763000000000000|desk||viewed||||a|b'));
});

test.each([
  [{ seq: '8' }],
  [{ micros: '1' }],
  [{ actor: 'worker' }],
  [{ actor_key: null }],
  [{ action: 'erased' }],
  [{ detail: 'a' }],
  [{ enquiry_id: 'f' }],
  [{ reference: 'R-2' }],
  [{ person_key: null }],
])('a change of %j shows', (change) => {
  expect(hashOf(change)).not.toBe(hashOf());
});

it('depends on the entry before it', () => {
  expect(hashOf({}, Buffer.alloc(32, 1))).not.toBe(hashOf());
});
