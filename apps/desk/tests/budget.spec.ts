import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const dist = join(import.meta.dirname, '../dist');
const KB = 1_000;

test('the inbox opens with at most 140 KB of script', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/gu)].map(
    ([, file = '']) => file,
  );
  expect(scripts.length).toBeGreaterThan(0);
  const sizes = scripts.map((file) => brotliCompressSync(readFileSync(join(dist, file))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(140 * KB);
});
