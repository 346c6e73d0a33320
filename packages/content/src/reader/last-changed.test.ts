import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { changeDays, lastChanged } from './last-changed.ts';

const root = mkdtempSync(join(tmpdir(), 'history-'));
const content = join(root, 'content');

function commit(day: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  const time = `${day}T12:00:00Z`;
  const as = ['-c', 'user.name=Editor', '-c', 'user.email=editor@company.example'];
  const env = { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time };
  spawnSync('git', ['add', '.'], { cwd: root });
  spawnSync('git', [...as, 'commit', '-qm', day], { cwd: root, env });
}

mkdirSync(content);
spawnSync('git', ['init', '-q'], { cwd: root });
commit('2026-01-05', { 'content/first.yaml': 'a', 'content/second.yaml': 'a', 'other.txt': 'a' });
commit('2026-02-05', { 'content/second.yaml': 'b' });
commit('2026-03-05', { 'other.txt': 'b' });
writeFileSync(join(content, 'new.yaml'), 'a');
afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('changeDays', () => {
  test('each file has the day of the last commit that touched it', () => {
    expect([...changeDays(content)].sort()).toEqual([
      ['first.yaml', '2026-01-05'],
      ['second.yaml', '2026-02-05'],
    ]);
  });

  test('a folder without history has none', () => {
    expect(changeDays(tmpdir()).size).toBe(0);
  });
});

test('a page has the day of its latest file, and none if the history does not know a file', () => {
  const days = changeDays(content);
  expect(lastChanged(['first.yaml'], days)).toBe('2026-01-05');
  expect(lastChanged(['first.yaml', 'second.yaml'], days)).toBe('2026-02-05');
  expect(lastChanged(['first.yaml', 'new.yaml'], days)).toBeUndefined();
});

test('the oldest commit of a shallow clone is ignored', () => {
  const clone = (depth: number): string => {
    const folder = join(root, `clone-${depth}`);
    spawnSync('git', ['clone', '-q', '--depth', String(depth), `file://${root}`, folder]);
    return join(folder, 'content');
  };
  expect([...changeDays(clone(1))]).toEqual([]);
  expect([...changeDays(clone(3))]).toEqual([['second.yaml', '2026-02-05']]);
});
