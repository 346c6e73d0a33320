import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentRoot } from '@studio/content/reader/content-root.ts';
import { writePlaceholderDrawings } from './placeholder-drawings.ts';

const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
const marks = 'packages/drawings/src/marks/unfinished-marks.tsx';
cpSync(join(contentRoot(), '..', marks), join(folder, marks));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const list = () => /= \[[^\]]*\];/.exec(readFileSync(join(folder, marks), 'utf8'))?.[0];

test('names are sorted, and one a line when they no longer fit', () => {
  const root = join(folder, 'content');
  writePlaceholderDrawings(root, 'ui-tests');
  writePlaceholderDrawings(root, 'cloud-ops');
  expect(list()).toBe("= ['cloud-ops', 'ui-tests'];");
  const long = 'a-very-long-name-for-a-service-that-still-is-an-address';
  writePlaceholderDrawings(root, long);
  expect(list()).toBe(`= [\n  '${long}',\n  'cloud-ops',\n  'ui-tests',\n];`);
});
