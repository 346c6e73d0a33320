import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** By default Git leaves new files in the disk's cache; with this, what was reported as “saved” survives a power cut. */
const DURABLE = ['-c', 'core.fsync=loose-object,reference'];

/** A git command that failed, with git's own message. */
export class GitError extends Error {
  override readonly name = 'GitError';
}

export interface GitOptions {
  /** The standard input of the command. */
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** For a command that contacts another machine. */
  readonly timeoutMs?: number;
  /** An exit status that is not a failure, such as that of a merge with conflicts. */
  readonly alsoFine?: number;
}

/**
 * Runs one git command in a repository. It ignores the git settings of the machine and its user, so that a save is the
 * same everywhere.
 */
export function git(
  folder: string,
  words: readonly string[],
  { input = '', env = {}, timeoutMs, alsoFine = 0 }: GitOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['-C', folder, ...DURABLE, ...words], {
      env: {
        PATH: process.env['PATH'] ?? '',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        LC_ALL: 'C',
        ...env,
      },
      timeout: timeoutMs,
    });
    const [said, errorOutput]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.on('data', (part: Buffer) => errorOutput.push(part));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0 || status === alsoFine) resolve(Buffer.concat(said));
      else reject(new GitError(`git ${words[0] ?? ''}: ${Buffer.concat(errorOutput).toString()}`));
    });
    // A command that ends before it has read all input reports that by its exit status.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

export const gitText = async (
  folder: string,
  words: readonly string[],
  options?: GitOptions,
): Promise<string> => (await git(folder, words, options)).toString('utf8').trim();

/**
 * Removes what a process that was killed during a save left behind. Git does not move a branch while its lock file
 * exists. Call it only while no other process writes: every lock file is then left over.
 */
export async function clearLeftovers(folder: string, branch: string): Promise<void> {
  await rm(join(folder, `${branch}.lock`), { force: true });
  for (const name of await readdir(folder))
    if (name.startsWith(INDEX)) await rm(join(folder, name), { force: true });
}

/** The committer of every commit here; the author is the person who saved. */
export const theEditor = {
  GIT_COMMITTER_NAME: 'The editor',
  GIT_COMMITTER_EMAIL: 'editor@localhost',
} as const;

const INDEX = 'index-';

/** Gives commands a separate index, so that two at once do not share one, and removes it afterwards. */
export async function withIndex<Result>(
  folder: string,
  run: (env: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const index = join(folder, INDEX + randomUUID());
  try {
    return await run({ GIT_INDEX_FILE: index });
  } finally {
    await rm(index, { force: true });
    await rm(`${index}.lock`, { force: true });
  }
}
