import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentRoot } from '@studio/content/reader/content-root.ts';
import { writePlaceholderDrawings } from './placeholder-drawings.ts';

const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
const file = 'packages/drawings/src/registry/unfinished.ts';
cpSync(join(contentRoot(), '..', file), join(folder, file));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

cpSync(join(contentRoot(), '../.oxfmtrc.json'), join(folder, '.oxfmtrc.json'));
const table = () => /unfinished = (\{[^}]*\})/.exec(readFileSync(join(folder, file), 'utf8'))?.[1];

test('a row for each service, sorted by its name and formatted', () => {
  const root = join(folder, 'content');
  for (const slug of ['ui-tests', 'audits', 'cloud-ops'])
    expect(writePlaceholderDrawings(root, slug)).toBe(file);
  const parts = "['hero', 'figure', 'mark']";
  expect(table()).toBe(
    `{\n  'cloud-ops': ${parts},\n  'ui-tests': ${parts},\n  audits: ${parts},\n}`,
  );
  const oxfmt = join(contentRoot(), '../node_modules/.bin/oxfmt');
  expect(spawnSync(oxfmt, ['--check', file], { cwd: folder }).status).toBe(0);
});
