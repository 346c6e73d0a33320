import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedChange } from '@studio/contract/publishing';
import { changedEntries, type Changed } from './changed-entries.ts';
import { git, gitText, theEditor, withIndex } from './git.ts';
import { heldBy, heldChanges } from './held-changes.ts';
import { releaseRepository } from './release-repository.ts';
import { undoneChanges } from './undone-changes.ts';

const FOLDER = 'content';
const NO_FILE = '0'.repeat(40);
/** A remote that does not answer must not delay the next edition. */
const REMOTE_TIMEOUT_S = 30;

const shaOf = (sha: string): string | null => (sha === NO_FILE ? null : sha);
const refOf = (number: number): string => `refs/editions/${number}`;

export type EditionRepository = ReturnType<typeof editionRepository>;

/** What editions need from the content's repository: differences in words, and the content of a commit as files. */
export function editionRepository(folder: string) {
  async function changed(from: string, to: string): Promise<Changed[]> {
    const words = ['diff-tree', '-r', '-z', '--no-renames', from, to, '--', FOLDER];
    const parts = (await git(folder, words)).toString('utf8').split('\0').filter(Boolean);
    const found: Changed[] = [];
    for (let i = 0; i + 1 < parts.length; i += 2) {
      const [, , before = '', after = ''] = (parts[i] ?? '').split(' ');
      const path = (parts[i + 1] ?? '').slice(FOLDER.length + 1);
      found.push({ path, before: shaOf(before), after: shaOf(after) });
    }
    return found;
  }

  /** Who changed each file: its commits, from the newest back to the one that changed the version `before`. */
  async function writers(files: readonly Changed[], to: string) {
    const open = new Map(files.map((file) => [`${FOLDER}/${file.path}`, file]));
    const by = new Map<string, { name: string; at: string }[]>();
    const output = await gitText(folder, [
      ...['log', '--raw', '--no-abbrev', '--no-renames', '-m', '--first-parent'],
      ...['--format=%x01%an%x00%cI', '-n', '2000', to, '--', ...open.keys()],
    ]);
    for (const commit of output.split('\u0001').filter(Boolean)) {
      const [head = '', ...lines] = commit.split('\n').filter(Boolean);
      const [name = '', at = ''] = head.split('\0');
      for (const line of lines) {
        const [, , before = '', , rest = ''] = line.split(' ');
        const path = rest.slice(rest.indexOf('\t') + 1);
        const file = open.get(path);
        if (!file) continue;
        const list = by.get(file.path) ?? [];
        list.push({ name, at: new Date(at).toISOString() });
        by.set(file.path, list);
        if (shaOf(before) === file.before) open.delete(path);
      }
    }
    return by;
  }

  /** The differences between two commits of content, in words. */
  async function changes(from: string, to: string): Promise<SavedChange[]> {
    const files = await changed(from, to);
    if (files.length === 0) return [];
    const by = await writers(files, to);
    const entries = await changedEntries(folder, files, from, to);
    return entries.map(({ path, title, form, fields, isNew, files: own }) => ({
      ...{ path, title, form, fields, isNew },
      files: Object.fromEntries(own.map((file) => [file.path, file.after])),
      by: own
        .flatMap((file) => by.get(file.path) ?? [])
        .toSorted((one, other) => other.at.localeCompare(one.at)),
    }));
  }

  /** The bytes of changed files as they were before; null for a file that was not there. */
  const bytesBefore = async (files: readonly Changed[]): Promise<Map<string, Buffer | null>> =>
    new Map(
      await Promise.all(
        files.map(async ({ path, before }): Promise<[string, Buffer | null]> => [
          path,
          before === null ? null : await git(folder, ['cat-file', 'blob', before]),
        ]),
      ),
    );

  const held = heldChanges(folder);

  return {
    changes,
    held,

    /** The files of a change as they were in `from`; null for a file that was not there. */
    async beforeChange(
      path: string,
      from: string,
      to: string,
    ): Promise<Map<string, Buffer | null> | undefined> {
      const entries = await changedEntries(folder, await changed(from, to), from, to);
      const entry = entries.find((one) => one.path === path);
      return entry && bytesBefore(entry.files);
    },

    undone: (next: string, among: readonly SavedChange[]) =>
      undoneChanges(folder, changed, next, among),

    bytesBefore,

    releases: releaseRepository(folder),

    head: (): Promise<string> => gitText(folder, ['rev-parse', '--verify', 'refs/heads/next']),

    isCommitOfNext: async (commit: string): Promise<boolean> =>
      git(folder, ['merge-base', '--is-ancestor', commit, 'refs/heads/next']).then(
        () => true,
        () => false,
      ),

    /** A commit with the content of `next`, except that the changes that are held back are as in `from`. */
    holdingBack: (next: string, from: string): Promise<string> =>
      withIndex(folder, async (env) => {
        const files = await changed(from, next);
        const names = await held.read();
        const kept = (await changedEntries(folder, files, from, next))
          .filter(
            (entry) => heldBy(names, [entry.path, ...entry.files.map(({ path }) => path)]) !== null,
          )
          .flatMap((entry) => entry.files);
        if (kept.length === 0) return next;
        await git(folder, ['read-tree', next], { env });
        const input = kept
          .map(({ path, before }) =>
            before === null
              ? `0 ${NO_FILE}\t${FOLDER}/${path}\0`
              : `100644 ${before}\t${FOLDER}/${path}\0`,
          )
          .join('');
        await git(folder, ['update-index', '-z', '--index-info'], { env, input });
        const tree = await gitText(folder, ['write-tree'], { env });
        return gitText(folder, ['commit-tree', tree, '-p', next, '-F', '-'], {
          input: `content: hold back ${kept.map(({ path }) => path).join(', ')}`,
          env: {
            GIT_AUTHOR_NAME: theEditor.GIT_COMMITTER_NAME,
            GIT_AUTHOR_EMAIL: theEditor.GIT_COMMITTER_EMAIL,
            ...theEditor,
          },
        });
      }),

    /**
     * Checks out the content of a commit in `work`, with its history, from which the sitemap takes its dates. The
     * repository does not know of a clone that shares its objects, so deleting `work` leaves nothing behind.
     */
    async checkOut(commit: string, work: string): Promise<void> {
      await git(folder, ['clone', '--quiet', '--shared', '--no-checkout', folder, work]);
      await git(work, ['update-ref', '--no-deref', 'HEAD', commit]);
      await git(work, ['checkout', '--quiet', commit, '--', FOLDER]);
    },

    /** A finished edition keeps only the files. */
    forgetHistory: (work: string): Promise<void> =>
      rm(join(work, '.git'), { recursive: true, force: true }),

    async keepRef(number: number, commit: string): Promise<void> {
      const ref = join(folder, refOf(number));
      // A killed process left it: only this service writes here, and only under its lock.
      await rm(`${ref}.lock`, { force: true });
      const known = await stat(ref).catch(() => undefined);
      if (!known) await git(folder, ['update-ref', refOf(number), commit]);
    },

    /** Pushes all saves and editions, for the developers. */
    push: (remote: string): Promise<Buffer> =>
      git(
        folder,
        [
          ...['push', '--quiet', '--atomic', '--force', remote],
          ...['refs/heads/next:refs/heads/content/next', 'refs/editions/*:refs/editions/*'],
        ],
        { timeoutMs: REMOTE_TIMEOUT_S * 1_000, env: { GIT_TERMINAL_PROMPT: '0' } },
      ),
  };
}
