import { createHash } from 'node:crypto';
import { link, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runCommand } from './run-command.ts';

/** The SHA-256 of each file by its path. */
export type Manifest = Readonly<Record<string, string>>;

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();

export async function manifestOf(folder: string): Promise<Manifest> {
  const entries: [string, string][] = [];
  for (const file of await filesIn(folder)) {
    const bytes = await readFile(join(folder, file));
    entries.push([file, createHash('sha256').update(bytes).digest('hex')]);
  }
  return Object.fromEntries(entries);
}

/** The files that differ between a folder and its manifest; empty if the folder is intact. */
export async function faultsOf(folder: string, manifest: Manifest): Promise<string[]> {
  const now = await manifestOf(folder);
  return [...new Set([...Object.keys(manifest), ...Object.keys(now)])].filter(
    (file) => manifest[file] !== now[file],
  );
}

const copies = ['', '.br', '.gz'] as const;

/**
 * Replaces each file that the previous edition has too, and its compressed copies, with hard links to that edition: it
 * takes no space, is not compressed again, and keeps its date, so that browser caches stay valid.
 */
export async function linkUnchanged(
  dist: string,
  before: { readonly dist: string; readonly manifest: Manifest },
): Promise<void> {
  for (const [file, hash] of Object.entries(await manifestOf(dist))) {
    if (before.manifest[file] !== hash) continue;
    for (const ending of copies.filter((one) => `${file}${one}` in before.manifest)) {
      const [from, to] = [join(before.dist, file + ending), join(dist, file + ending)];
      await rm(`${to}.linked`, { force: true });
      await link(from, `${to}.linked`);
      await rename(`${to}.linked`, to);
    }
  }
}

/** How many files differ from those of another edition; compressed copies do not count. */
export const newFilesOf = (now: Manifest, before: Manifest): number =>
  Object.keys(now).filter((file) => !/\.(?:br|gz)$/u.test(file) && now[file] !== before[file])
    .length;

/** Hard-links the pages and the content; the caller writes edition.json and manifest.json again. */
export async function copyByLinks(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    if (name === 'edition.json' || name === 'manifest.json') continue;
    const { status, errorOutput } = await runCommand(
      ['cp', '--archive', '--link', join(from, name), to],
      { cwd: to },
    );
    if (status !== 0) throw new Error(`cp: ${errorOutput}`);
  }
}
