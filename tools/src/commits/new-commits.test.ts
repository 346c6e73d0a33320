import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newCommits } from './new-commits.ts';

let folder: string;
const git = (...args: readonly string[]): void => {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'pipe' });
};
const commit = (subject: string): void => {
  git('commit', '--allow-empty', '-m', subject);
};
const subjects = (): string[] => newCommits(folder).commits.map(({ subject }) => subject);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commits-'));
  git('init', '-b', 'main');
  commit('old: first');
  commit('old: second');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a branch has its own commits to check', () => {
  git('checkout', '-b', 'work');
  commit('new: one');
  commit('new: two');
  expect(subjects()).toEqual(['new: two', 'new: one']);
  expect(newCommits(folder).range).toBe('not on main');
});

test('on main itself, or without a main, only the last commit is checked, and the result says so', () => {
  expect(subjects()).toEqual(['old: second']);
  expect(newCommits(folder).range).toContain('the last one');
  git('checkout', '--detach');
  git('branch', '-D', 'main');
  expect(subjects()).toEqual(['old: second']);
});
