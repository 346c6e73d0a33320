import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRepository } from '../../scripts/make-repository.ts';

export interface TestRepository extends Disposable {
  readonly folder: string;
  git(...words: readonly string[]): string;
  /** A file of content/ as it was saved last. */
  read(path: string): string;
}

/** A bare repository with the content of this project, for one test file. */
export function testRepository(): TestRepository {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  makeRepository(folder);
  const run = (words: readonly string[]): string =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
  return {
    folder,
    git: (...words) => run(words).trim(),
    read: (path) => run(['cat-file', 'blob', `next:content/${path}`]),
    [Symbol.dispose]() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
