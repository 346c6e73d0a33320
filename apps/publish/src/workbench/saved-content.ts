import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@studio/platform/log.ts';
import { git, gitText } from '#repository/git.ts';

export type SavedContent = ReturnType<typeof savedContent>;

/** Keeps the saved content as files for the checks and the preview, and updates them after each save. */
export function savedContent(repository: string, folder: string, log: Pick<Log, 'error'>) {
  const content = join(folder, 'content');
  const versionFile = join(folder, 'version');
  const listeners = new Set<(version: string) => void>();
  let version = '';
  let last: Promise<void> = Promise.resolve();

  async function writeNext(): Promise<void> {
    const next = await gitText(repository, ['rev-parse', '--verify', 'refs/heads/next']);
    if (next === version) return;
    if (version === '') {
      // A killed process may have left it incomplete.
      await rm(folder, { recursive: true, force: true });
      await mkdir(content, { recursive: true });
    }
    // Writes only the files that differ from the previous save.
    await git(repository, ['read-tree', '--reset', '-u', `${next}:content`], {
      env: {
        GIT_DIR: repository,
        GIT_WORK_TREE: content,
        GIT_INDEX_FILE: join(folder, 'index'),
      },
    });
    await writeFile(`${versionFile}.new`, next);
    await rename(`${versionFile}.new`, versionFile);
    version = next;
    for (const listener of listeners) listener(next);
  }

  return {
    content,
    versionFile,
    version: (): string => version,
    /** Updates run one after another, so the last one ends with the latest save. */
    follow(): Promise<void> {
      last = last.then(writeNext).catch((err: unknown) => {
        log.error({ err }, 'saved content could not be written for checks and preview');
      });
      return last;
    },
    /** Resolves when nothing is being written. */
    idle: (): Promise<void> => last,
    onChange(listener: (version: string) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
