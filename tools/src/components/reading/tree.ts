import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the repository; `path` starts at the repository's root and uses forward slashes. */
export type TreeFile = { readonly path: string; readonly text: string };

/** Reads what would be committed: tracked files and new ones, without what git ignores. */
export function readTree(root: string): TreeFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\0')
    .filter((path) => path !== '' && isPlainFile(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

// A file deleted but not yet committed is still listed by git; a link would be read twice.
function isPlainFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

const codeFile = /\.(?:[mc]?[jt]s|[jt]sx|astro)$/;
const testFile = /\.(?:test|spec)\.tsx?$/;

export const isCode = (path: string): boolean => codeFile.test(path) && !path.endsWith('.d.ts');
export const isTest = (path: string): boolean => testFile.test(path);

/** The line, counted from 1, of the character at `offset`. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
