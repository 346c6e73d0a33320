import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeChange } from '@studio/content/editing/describe-change.ts';
import { git, gitText, theEditor } from './git.ts';

const FOLDER = 'content';
const NO_FILE = '0'.repeat(40);
const NEXT = 'refs/heads/next';
/** The content of the last release; the developers' next changes are counted from it. */
const RELEASED = 'refs/heads/released';
/** The content of a release whose edition is made, until it is merged into the branch that editors save to. */
const MADE = 'refs/releases';
const TRIES = 5;

/** A file that editors and developers both changed. The editors' text is kept; this has both. */
export interface Conflict {
  readonly path: string;
  readonly title: string;
  readonly fields: readonly {
    readonly field: string;
    readonly kept: string;
    readonly released: string;
  }[];
}

export interface Merged {
  readonly commit: string;
  readonly conflicts: readonly Conflict[];
}

/** One version of a file that both changed. Stage 1 is the common base, 2 the editors' version, 3 the release's. */
interface Side {
  readonly mode: string;
  readonly sha: string;
  readonly stage: string;
  readonly path: string;
}

const sideOf = (line: string): Side => {
  const [, mode = '', sha = '', stage = '', path = ''] =
    /^(\d+) ([\da-f]+) (\d)\t(.*)$/su.exec(line) ?? [];
  return { mode, sha, stage, path };
};

const developers = {
  GIT_AUTHOR_NAME: 'The developers',
  GIT_AUTHOR_EMAIL: 'release@localhost',
  ...theEditor,
} as const;

/** An index outside the repository, because the service removes every index in it at its start. */
async function withOwnIndex<Result>(
  run: (env: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const index = join(tmpdir(), `release-index-${randomUUID()}`);
  try {
    return await run({ GIT_INDEX_FILE: index });
  } finally {
    await rm(index, { force: true });
  }
}

/** Both versions of a file that both changed, field by field. */
function conflictOf(
  path: string,
  kept: string | undefined,
  released: string | undefined,
): Conflict {
  const { title, fields } = describeChange(path, kept, released);
  if (kept === undefined || released === undefined || !path.endsWith('.yaml')) {
    const said = (text: string | undefined) => (text === undefined ? 'removed' : 'changed');
    return { path, title, fields: [{ field: '', kept: said(kept), released: said(released) }] };
  }
  const without = (kind: 'was' | 'now', pieces: (typeof fields)[number]['pieces']): string =>
    pieces
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join(' ');
  return {
    ...{ path, title },
    fields: fields.map(({ field, pieces }) => ({
      field,
      kept: without('now', pieces),
      released: without('was', pieces),
    })),
  };
}

/** Merges the content of a release with the editors' changes, without a working copy. */
export function releaseRepository(folder: string) {
  const commitAt = async (ref: string): Promise<string | undefined> =>
    (await gitText(folder, ['rev-parse', '--quiet', '--verify', ref], { alsoFine: 1 })) ||
    undefined;
  const treeOf = (commit: string): Promise<string> =>
    gitText(folder, ['rev-parse', `${commit}^{tree}`]);
  const contains = async (commit: string, other: string): Promise<boolean> =>
    (await gitText(folder, ['rev-list', '-n', '1', other, `^${commit}`])) === '';
  const commitTree = (tree: string, parents: readonly string[], message: string) =>
    gitText(
      folder,
      ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-F', '-'],
      { input: message, env: developers },
    );

  /** The previous release. If none is recorded, it is the first commit of the repository. */
  async function releaseBefore(): Promise<string | undefined> {
    const known = await commitAt(RELEASED);
    if (known !== undefined || (await commitAt(NEXT)) === undefined) return known;
    const begins = await gitText(folder, ['rev-list', '--max-parents=0', NEXT]);
    return begins.split('\n').at(-1);
  }

  /** Commits the content of a release. The first release creates the repository. */
  async function take(release: string, name: string): Promise<string> {
    if (!existsSync(join(folder, 'HEAD')))
      await git(tmpdir(), ['init', '--quiet', '--bare', '--initial-branch=next', folder]);
    const before = await releaseBefore();
    const tree = await withOwnIndex(async (index) => {
      const env = { ...index, GIT_DIR: folder, GIT_WORK_TREE: release };
      if (before !== undefined) await git(release, ['read-tree', before], { env });
      await git(release, ['add', '--all', '--force', '--', FOLDER], { env });
      return gitText(release, ['write-tree'], { env });
    });
    if (before !== undefined && tree === (await treeOf(before))) return before;
    const commit = await commitTree(tree, before ? [before] : [], `content: release ${name}`);
    if (before === undefined) await git(folder, ['update-ref', NEXT, commit, NO_FILE]);
    return commit;
  }

  const textOf = async (path: string, side: Side | undefined): Promise<string | undefined> => {
    if (!side) return undefined;
    return path.endsWith('.yaml') ? gitText(folder, ['cat-file', 'blob', side.sha]) : '';
  };

  /** The merged tree, with the editors' version of files that both changed. */
  const keepingFiles = (
    tree: string,
    people: readonly { readonly path: string; readonly side: Side | undefined }[],
  ): Promise<string> =>
    withOwnIndex(async (env) => {
      await git(folder, ['read-tree', tree], { env });
      const input = people
        .map(({ path, side }) =>
          side ? `${side.mode} ${side.sha}\t${path}\0` : `0 ${NO_FILE}\t${path}\0`,
        )
        .join('');
      await git(folder, ['update-index', '-z', '--index-info'], { env, input });
      return gitText(folder, ['write-tree'], { env });
    });

  /**
   * Merges the editors' content with what the developers changed since their last release. If both changed a file, the
   * whole version of the editors is kept, and the conflict is reported. Git follows a file that the developers renamed:
   * the editors' changes are then under its new name.
   */
  async function merge(people: string, release: string): Promise<Merged> {
    if (await contains(people, release)) return { commit: people, conflicts: [] };
    const words = ['merge-tree', '--write-tree', '--no-messages', '-z', people, release];
    const output = (await git(folder, words, { alsoFine: 1 })).toString('utf8');
    const [merged = '', ...lines] = output.split('\0').filter(Boolean);
    const sides = lines.map(sideOf);
    const both = [...new Set(sides.map(({ path }) => path))].map((path) => {
      const at = (stage: string) => sides.find((one) => one.path === path && one.stage === stage);
      return { path, side: at('2'), released: at('3') };
    });
    const tree = both.length === 0 ? merged : await keepingFiles(merged, both);
    const conflicts = await Promise.all(
      both.map(async ({ path, side, released }) =>
        conflictOf(
          path.slice(FOLDER.length + 1),
          await textOf(path, side),
          await textOf(path, released),
        ),
      ),
    );
    const commit = await commitTree(tree, [people, release], 'content: merge a release');
    return { commit, conflicts };
  }

  /** Merges a release into the branch that editors save to. If an editor saves meanwhile, it merges again. */
  async function mergeIntoNext(release: string): Promise<readonly Conflict[]> {
    for (let tries = 1; ; tries += 1) {
      const next = await gitText(folder, ['rev-parse', '--verify', NEXT]);
      const { commit, conflicts } = await merge(next, release);
      try {
        await git(folder, ['update-ref', NEXT, commit, next]);
        return conflicts;
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }

  return {
    last: releaseBefore,

    /** The commit a user chose to publish, merged with the last release, which may be newer than their page. */
    async including(commit: string): Promise<string> {
      const released = await commitAt(RELEASED);
      return released === undefined ? commit : (await merge(commit, released)).commit;
    },

    take,
    merge,

    /** Records that the edition of a release is made, until it is shown or given up. */
    keepMade: async (number: number, release: string): Promise<void> => {
      await git(folder, ['update-ref', `${MADE}/${number}`, release]);
    },

    isMade: async (number: number): Promise<boolean> =>
      (await commitAt(`${MADE}/${number}`)) !== undefined,

    /**
     * Ends a release: if its edition is live, merges its content into the branch that editors save to; otherwise drops
     * it. Call it only under the lock.
     */
    async settle(live: number | undefined): Promise<readonly Conflict[]> {
      if (!existsSync(join(folder, 'HEAD'))) return [];
      const output = await gitText(folder, [
        'for-each-ref',
        '--format=%(objectname) %(refname)',
        MADE,
      ]);
      const conflicts: Conflict[] = [];
      for (const line of output.split('\n').filter(Boolean)) {
        const [release = '', ref = ''] = line.split(' ');
        if (Number(ref.slice(MADE.length + 1)) <= (live ?? 0)) {
          conflicts.push(...(await mergeIntoNext(release)));
          await git(folder, ['update-ref', RELEASED, release]);
        }
        await git(folder, ['update-ref', '-d', ref]);
      }
      return conflicts;
    },
  };
}
