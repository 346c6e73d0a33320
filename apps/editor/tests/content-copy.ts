import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with the copy of content/ that the tests edit; the real one is never changed. */
export const copy = fileURLToPath(new URL('../../../.cache/editor-copy/', import.meta.url));

const original = fileURLToPath(new URL('../../../content/', import.meta.url));

/** Undoes every edit, file by file: running servers would lose a folder that is replaced. */
export function restoreCopy(): void {
  mkdirSync(`${copy}content`, { recursive: true });
  for (const file of filesIn(`${copy}content`))
    if (!existsSync(original + file)) rmSync(`${copy}content/${file}`);
  // Skips unchanged files: servers take every write as a change.
  for (const file of filesIn(original))
    if (!isUnchanged(file)) cpSync(original + file, `${copy}content/${file}`);
}

/** The files that edits have changed or added, with their new content. */
export const changedFiles = (): Map<string, Buffer> =>
  new Map(
    filesIn(`${copy}content`)
      .filter((file) => !isUnchanged(file))
      .map((file) => [file, readFileSync(`${copy}content/${file}`)]),
  );

export const copyHolds = (file: string): boolean => existsSync(`${copy}content/${file}`);

export const readCopy = (file: string): string => readFileSync(`${copy}content/${file}`, 'utf8');

/** Writes a file past the editor, as a person with a text editor would. */
export const writeCopy = (file: string, text: string): void => {
  writeFileSync(`${copy}content/${file}`, text);
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

const isUnchanged = (file: string): boolean =>
  existsSync(original + file) &&
  copyHolds(file) &&
  readFileSync(`${copy}content/${file}`).equals(readFileSync(original + file));
