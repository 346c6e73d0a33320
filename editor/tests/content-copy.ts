import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the tests keep the folder they edit; the real one is never touched. */
export const copy = fileURLToPath(new URL('../../.cache/editor-copy/', import.meta.url));

const original = fileURLToPath(new URL('../../content/', import.meta.url));

/** Undoes every edit, also while the servers look at the copy: a folder replaced is one they lose. */
export function restoreCopy(): void {
  const vacancies = `${copy}content/vacancies`;
  if (existsSync(vacancies))
    for (const file of readdirSync(vacancies)) rmSync(`${vacancies}/${file}`);
  mkdirSync(copy, { recursive: true });
  cpSync(original, `${copy}content`, { recursive: true });
}

export const readCopy = (file: string): string => readFileSync(`${copy}content/${file}`, 'utf8');
