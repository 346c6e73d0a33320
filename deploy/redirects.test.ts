import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readRedirects } from './redirects.ts';

const dist = mkdtempSync(join(tmpdir(), 'redirects-'));
afterAll(() => {
  rmSync(dist, { recursive: true });
});

test('a site without moved pages has no redirects', () => {
  expect(readRedirects(dist)).toEqual([]);
});

test('reads an old path and a new path from each line', () => {
  writeFileSync(join(dist, 'redirects.txt'), '/old /services/seo\n/older.html /\n');
  expect(readRedirects(dist)).toEqual([
    { from: '/old', to: '/services/seo' },
    { from: '/older.html', to: '/' },
  ]);
});

test('refuses any other line', () => {
  for (const line of ['/old', '/old https://elsewhere.example', '/a;} /b', '/a /b /c']) {
    writeFileSync(join(dist, 'redirects.txt'), `${line}\n`);
    expect(() => readRedirects(dist), line).toThrow('is not an old path and a new path');
  }
});
