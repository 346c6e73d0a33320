import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readRedirects } from './redirects.ts';

const dist = mkdtempSync(join(tmpdir(), 'redirects-'));
afterAll(() => {
  rmSync(dist, { recursive: true });
});

test('a site without moved pages has none', () => {
  expect(readRedirects(dist)).toEqual([]);
});

test('reads an old address and a new one from each line', () => {
  writeFileSync(join(dist, 'redirects.txt'), '/old /services/seo\n/older.html /\n');
  expect(readRedirects(dist)).toEqual([
    { from: '/old', to: '/services/seo' },
    { from: '/older.html', to: '/' },
  ]);
});

test('a line that is anything else stops with a sentence', () => {
  for (const line of ['/old', '/old https://elsewhere.example', '/a;} /b', '/a /b /c']) {
    writeFileSync(join(dist, 'redirects.txt'), `${line}\n`);
    expect(() => readRedirects(dist), line).toThrow('is not an old address and a new one');
  }
});
