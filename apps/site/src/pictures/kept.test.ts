import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { kept } from './kept.ts';

const root = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

test('the same recipe is made once, another one again', async () => {
  const make = vi.fn(() => Promise.resolve(Buffer.from('a picture')));
  expect(String(await kept(root, 'one', make))).toBe('a picture');
  expect(String(await kept(root, 'one', make))).toBe('a picture');
  expect(make).toHaveBeenCalledTimes(1);
  await kept(root, 'two', make);
  expect(make).toHaveBeenCalledTimes(2);
});
