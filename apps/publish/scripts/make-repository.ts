import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');

/** A bare repository with the content of this working copy, for development and tests. */
export function makeRepository(folder: string): void {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: project, encoding: 'utf8' }).trim();
  const inside = [`--git-dir=${folder}`, `--work-tree=${project}`];
  const who = ['-c', 'user.name=A developer', '-c', 'user.email=developer@company.example'];
  git('init', '--quiet', '--bare', '--initial-branch=next', folder);
  git(...inside, 'add', '--', 'content');
  const tree = git(...inside, 'write-tree');
  const commit = git(...inside, ...who, 'commit-tree', tree, '-m', 'content: as it is');
  git(...inside, 'update-ref', 'refs/heads/next', commit);
}
