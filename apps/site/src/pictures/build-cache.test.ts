import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { cached } from './build-cache.ts';

const root = mkdtempSync(join(tmpdir(), 'build-cache-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

test('a recipe is made once, a changed recipe again', async () => {
  const make = vi.fn(() => Promise.resolve(Buffer.from('a picture')));
  expect(String(await cached(root, 'one', make))).toBe('a picture');
  expect(String(await cached(root, 'one', make))).toBe('a picture');
  expect(make).toHaveBeenCalledTimes(1);
  await cached(root, 'two', make);
  expect(make).toHaveBeenCalledTimes(2);
});
