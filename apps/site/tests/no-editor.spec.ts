import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** Names that only the editor or its library would leave behind. */
const traces = /keystatic|editor-setup|content:(?:changed|shown)/i;

test('no file of the public build has a trace of the editor', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(dist + file).isFile(),
  );
  expect(files.length).toBeGreaterThan(40);
  const found = files.filter(
    (file) => traces.test(file) || traces.test(readFileSync(dist + file, 'latin1')),
  );
  expect(found).toEqual([]);
});

test.describe('the editor’s paths', () => {
  for (const address of ['/keystatic', '/keystatic/collection/services', '/place'])
    test(`${address} is not a page`, async ({ request }) => {
      expect((await request.get(address)).status()).toBe(404);
    });
});
