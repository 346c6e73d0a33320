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

/** Where the tests keep the folder they edit; the real one is never touched. */
export const copy = fileURLToPath(new URL('../../../.cache/editor-copy/', import.meta.url));

const original = fileURLToPath(new URL('../../../content/', import.meta.url));

/** Undoes every edit, also while the servers look at the copy: a folder replaced is one they lose. */
export function restoreCopy(): void {
  mkdirSync(`${copy}content`, { recursive: true });
  for (const file of filesIn(`${copy}content`))
    if (!existsSync(original + file)) rmSync(`${copy}content/${file}`);
  // What is as it was is not written again: every write is a change to the servers.
  for (const file of filesIn(original))
    if (!isUnchanged(file)) cpSync(original + file, `${copy}content/${file}`);
}

/** The files that edits have changed or added, with what they hold now. */
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
