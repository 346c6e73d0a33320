import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** No vowels: two letters must spell nothing, least of all `ad`, which blockers of advertising hide. */
const letters = 'bcdfghjklmnpqrstvwxz';

const spell = (n: number): string =>
  n < letters.length
    ? letters.charAt(n)
    : spell(Math.floor(n / letters.length) - 1) + letters.charAt(n % letters.length);

/** Where our stylesheets stand; the drawings are found as whoever imports them finds them. */
const sources = [
  fileURLToPath(new URL('../src', import.meta.url)),
  dirname(createRequire(import.meta.url).resolve('@studio/drawings/all-styles.ts')),
];
const keyOf = (file: string, name: string): string => `${file}:${name}`;

/**
 * Class names are part of every page: numbered in letters they weigh least. The numbers follow the
 * sorted files, not the order of the build, so that the same source always gives the same site.
 */
const shortNames = new Map(
  sources
    .flatMap((source) => globSync(`${source}/**/*.module.css`).sort())
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(
        ([, name = '']) => keyOf(file, name),
      ),
    )
    .filter((key, i, all) => all.indexOf(key) === i)
    .map((key, i) => [key, spell(i)]),
);

export function shortName(name: string, file: string): string {
  const short = shortNames.get(keyOf(file, name));
  if (!short) throw new Error(`The class “${name}” is not found in ${file}. Write it out there.`);
  return short;
}
