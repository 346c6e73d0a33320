import { execFileSync } from 'node:child_process';
import type { Commit } from './judge-subjects.ts';

/** What a change is compared with, best first. A fork names the original `upstream`. */
const bases = ['upstream/main', 'origin/main', 'main'];

export interface NewCommits {
  readonly commits: readonly Commit[];
  /** Which commits these are, for the person who reads the result. */
  readonly range: string;
}

/** The commits that main does not have; the last one where there is nothing to compare with. */
export function newCommits(folder: string): NewCommits {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const log = (...args: readonly string[]): Commit[] =>
    git('log', '--no-merges', '--format=%H %s', ...args)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ id: line.slice(0, 40), subject: line.slice(41) }));
  for (const base of bases) {
    try {
      git('merge-base', base, 'HEAD');
    } catch {
      // No such branch, or a shallow clone that does not reach back to it.
      continue;
    }
    const commits = log(`${base}..HEAD`);
    if (commits.length > 0) return { commits, range: `not on ${base}` };
  }
  return {
    commits: log('-1'),
    range: 'the last one: there is no main to compare with, or nothing new',
  };
}
