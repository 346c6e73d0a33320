import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { allPieces, PIECE_BYTES } from './pieces.ts';

async function* cut(whole: Buffer, at: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < whole.length; from += at) {
    yield await Promise.resolve(whole.subarray(from, from + at));
  }
}

test.each([1_000, PIECE_BYTES, 3 * PIECE_BYTES - 1, 65_536])(
  'chunks of %i bytes become pieces of one size, with every byte in its place',
  async (size) => {
    const whole = randomBytes(2 * PIECE_BYTES + 7);
    const pieces = await allPieces(cut(whole, size));
    expect(pieces.map(({ length }) => length)).toEqual([PIECE_BYTES, PIECE_BYTES, 7]);
    expect(Buffer.concat(pieces).equals(whole)).toBe(true);
  },
);

test('an empty file has no pieces', async () => {
  expect(await allPieces(cut(Buffer.alloc(0), 10))).toEqual([]);
});
