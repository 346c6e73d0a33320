import { clearLeftovers, git, gitText, theEditor, withIndex } from './git.ts';

/** The branch that all editors save to. */
const NEXT = 'refs/heads/next';
const FOLDER = 'content';
const NO_FILE = '0'.repeat(40);

/** One file or folder of content/, as git names it. */
export interface TreeEntry {
  readonly path: string;
  readonly sha: string;
  readonly mode: string;
  readonly type: string;
}

export interface Author {
  readonly name: string;
  readonly email: string;
}

export interface Change {
  readonly author: Author;
  readonly message: string;
  /** New bytes of each file by its path in content/; null deletes it. */
  readonly files: ReadonlyMap<string, Uint8Array | null>;
  /** The version of each file that the change was made from; null for a new file. */
  readonly base: ReadonlyMap<string, string | null>;
}

/** Another save changed this file first; nothing was written. */
export interface Overtaken {
  readonly path: string;
  readonly by: string;
  readonly at: Date;
}

/** A name or an address on one line, without the characters that end it in a commit. */
const inOneLine = (text: string): string =>
  text.replace(/[\s\u0000-\u001f<>]+/gu, ' ').trim() || 'unknown';

export type ContentRepository = ReturnType<typeof contentRepository>;

/** The content of a bare repository, read and changed without a working copy. */
export function contentRepository(folder: string, onSaved: () => void = () => undefined) {
  const head = (): Promise<string> => gitText(folder, ['rev-parse', '--verify', NEXT]);

  async function tree(commit = NEXT): Promise<TreeEntry[]> {
    const listed = await git(folder, ['ls-tree', '-r', '-t', '-z', `${commit}:${FOLDER}`]);
    return listed
      .toString('utf8')
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [, mode = '', type = '', sha = '', path = ''] =
          /^(\d+) (\w+) ([\da-f]+)\t(.*)$/su.exec(line) ?? [];
        return { path, sha, mode, type };
      });
  }

  const blobsOf = async (commit: string): Promise<ReadonlyMap<string, string>> =>
    new Map(
      (await tree(commit))
        .filter(({ type }) => type === 'blob')
        .map(({ path, sha }) => [path, sha]),
    );

  /** The bytes of a file, if this is its current version: no other object of the repository can be read. */
  async function blob(path: string, sha: string): Promise<Buffer | undefined> {
    const blobs = await blobsOf(NEXT);
    return blobs.get(path) === sha ? git(folder, ['cat-file', 'blob', sha]) : undefined;
  }

  /** The texts of some files, read by one git process. */
  async function texts(wanted: (path: string) => boolean): Promise<Map<string, string>> {
    const chosen = [...(await blobsOf(NEXT))].filter(([path]) => wanted(path));
    const input = chosen.map(([, sha]) => `${sha}\n`).join('');
    let rest = await git(folder, ['cat-file', '--batch'], { input });
    return new Map(
      chosen.map(([path]) => {
        const begin = rest.indexOf('\n') + 1;
        const end = begin + Number(rest.toString('latin1', 0, begin).trim().split(' ')[2]);
        const text = rest.toString('utf8', begin, end);
        rest = rest.subarray(end + 1);
        return [path, text];
      }),
    );
  }

  async function overtaken(
    parent: string,
    { base, files }: Change,
  ): Promise<Overtaken | undefined> {
    const now = await blobsOf(parent);
    const path = [...files.keys()].find(
      (one) => (now.get(one) ?? null) !== (base.get(one) ?? null),
    );
    if (path === undefined) return undefined;
    const output = await gitText(folder, [
      ...['log', '-1', '--format=%an%x00%ct', parent],
      ...['--', `${FOLDER}/${path}`],
    ]);
    const [by = '', seconds = ''] = output.split('\0');
    return { path, by, at: new Date(Number(seconds) * 1_000) };
  }

  /** Atomic: the branch moves in the last step, and only if it still is at `parent`. */
  const commit = (parent: string, { author, message, files }: Change): Promise<void> =>
    withIndex(folder, async (env) => {
      await git(folder, ['read-tree', parent], { env });
      const lines: string[] = [];
      for (const [path, bytes] of files) {
        if (bytes === null) lines.push(`0 ${NO_FILE}\t${FOLDER}/${path}\0`);
        else {
          const sha = await gitText(folder, ['hash-object', '-w', '--stdin'], { input: bytes });
          lines.push(`100644 ${sha}\t${FOLDER}/${path}\0`);
        }
      }
      await git(folder, ['update-index', '-z', '--index-info'], { env, input: lines.join('') });
      const written = await gitText(folder, ['write-tree'], { env });
      if (written === (await gitText(folder, ['rev-parse', `${parent}^{tree}`]))) return;
      const made = await gitText(folder, ['commit-tree', written, '-p', parent, '-F', '-'], {
        input: message,
        env: {
          GIT_AUTHOR_NAME: inOneLine(author.name),
          GIT_AUTHOR_EMAIL: inOneLine(author.email),
          ...theEditor,
        },
      });
      await git(folder, ['update-ref', NEXT, made, parent]);
    });

  let last: Promise<unknown> = Promise.resolve();

  /** Saves one after another, so that each sees what the one before it wrote. */
  function save(change: Change): Promise<Overtaken | undefined> {
    const done = last.then(async () => {
      for (;;) {
        const parent = await head();
        const faster = await overtaken(parent, change);
        if (faster) return faster;
        try {
          await commit(parent, change);
          onSaved();
          return undefined;
        } catch (error) {
          // A release was merged meanwhile: repeat the save on top of it.
          if ((await head()) === parent) throw error;
        }
      }
    });
    last = done.catch(() => undefined);
    return done;
  }

  /** Call it before the first request, and never while another process saves. */
  const repair = (): Promise<void> => clearLeftovers(folder, NEXT);

  return { repair, tree, blob, texts, save };
}
