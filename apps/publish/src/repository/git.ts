import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** By default Git leaves new files in the disk's cache; with this, what was reported as “saved” survives a power cut. */
const DURABLE = ['-c', 'core.fsync=loose-object,reference'];

/** Why git refused, in its own words. */
export class GitError extends Error {
  override readonly name = 'GitError';
}

export interface GitOptions {
  /** What it reads from standard input. */
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** For a command that asks another machine. */
  readonly timeoutMs?: number;
  /** A status that is an answer and no failure, as that of a merge with conflicts. */
  readonly alsoFine?: number;
}

/**
 * Runs one command of git in a repository. Settings of the machine and of its user have no effect, so that a save is
 * the same everywhere.
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
    // A command that ends without reading all of it says so by its status.
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
 * Removes what a process that was killed in a save left behind. Git refuses to move a branch while its lock is there;
 * as only this service writes, a lock at its start is left over.
 */
export async function clearLeftovers(folder: string, branch: string): Promise<void> {
  await rm(join(folder, `${branch}.lock`), { force: true });
  for (const name of await readdir(folder))
    if (name.startsWith(INDEX)) await rm(join(folder, name), { force: true });
}

/** The committer of every commit here; the author is the person who wrote it. */
export const theEditor = {
  GIT_COMMITTER_NAME: 'The editor',
  GIT_COMMITTER_EMAIL: 'editor@localhost',
} as const;

const INDEX = 'index-';

/** Gives commands an index of their own, so that two at once do not share one, and removes it. */
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
