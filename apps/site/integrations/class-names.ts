import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namesIn } from '@studio/styles/class-selectors.ts';

/** Without vowels, so that no name is a word, least of all `ad`, which ad blockers hide. */
const letters = 'bcdfghjklmnpqrstvwxz';

/** Numbers in letters. */
export const spell = (n: number): string =>
  n < letters.length
    ? letters.charAt(n)
    : spell(Math.floor(n / letters.length) - 1) + letters.charAt(n % letters.length);

/** The folders of our stylesheets; those of packages are resolved like an import. */
const sources = [
  fileURLToPath(new URL('../src', import.meta.url)),
  dirname(createRequire(import.meta.url).resolve('@studio/styles/tokens.css')),
  dirname(createRequire(import.meta.url).resolve('@studio/drawings/all-styles.ts')),
];

interface Sheet {
  readonly file: string;
  readonly css: string;
}

/**
 * Class names are part of every page, so they are numbered in letters. The numbers follow the sorted files, not the
 * order of the build, so that the same source always gives the same site.
 */
export function namer(sheets: readonly Sheet[]): (name: string, file: string) => string {
  const shortNames = new Map<string, string>();
  const asWritten = new Map<string, string>();
  const keyOf = (file: string, name: string): string => `${file}:${name}`;
  for (const { file, css } of sheets) {
    const { classes, borrowed, animations } = namesIn(css);
    const isModule = file.endsWith('.module.css');
    for (const name of isModule ? borrowed : classes) asWritten.set(name, file);
    if (isModule)
      for (const name of [...classes, ...animations]) {
        const key = keyOf(file, name);
        if (!shortNames.has(key)) shortNames.set(key, spell(shortNames.size));
      }
  }
  for (const [key, short] of shortNames)
    if (asWritten.has(short))
      throw new Error(
        `${asWritten.get(short)} has a class “${short}”, which is also the short name of ${key}. Give it a whole word.`,
      );
  return (name, file) => {
    const short = shortNames.get(keyOf(file, name));
    if (!short) throw new Error(`The class “${name}” is not found in ${file}. Write it out there.`);
    return short;
  };
}

export const shortName = namer(
  sources
    .flatMap((source) => globSync(`${source}/**/*.css`).sort())
    .map((file) => ({ file, css: readFileSync(file, 'utf8') })),
);
