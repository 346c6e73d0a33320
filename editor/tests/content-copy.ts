import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the tests keep the folder they edit; the real one is never touched. */
export const copy = fileURLToPath(new URL('../../.cache/editor-copy/', import.meta.url));

const original = fileURLToPath(new URL('../../content/', import.meta.url));

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
export const changedFiles = (): Map<string, string> =>
  new Map(
    filesIn(`${copy}content`)
      .filter((file) => !isUnchanged(file))
      .map((file) => [file, readCopy(file)]),
  );

export const readCopy = (file: string): string => readFileSync(`${copy}content/${file}`, 'utf8');

/** Writes a file past the editor, as somebody with a text editor would. */
export const writeCopy = (file: string, text: string): void => {
  writeFileSync(`${copy}content/${file}`, text);
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:yaml|svg)$/.test(file),
  );

const isUnchanged = (file: string): boolean =>
  existsSync(original + file) &&
  existsSync(`${copy}content/${file}`) &&
  readCopy(file) === readFileSync(original + file, 'utf8');
