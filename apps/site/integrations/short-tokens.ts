import { spell } from './class-names.ts';

const token = /--[a-z][\w-]*/gu;
const used = /var\((--[a-z][\w-]*)/gu;

/** The tokens that a page or a script names, as drawings made in the browser do. */
export const tokensIn = (text: string): string[] =>
  [...text.matchAll(used)].map(([, name = '']) => name);

/**
 * Renames tokens, the most used to the shortest names: half a kilobyte less for every first visit. Tokens named
 * outside the stylesheet keep their names.
 */
export function withShortTokens(css: string, kept: ReadonlySet<string>): string {
  const uses = Map.groupBy(css.match(token) ?? [], (name) => name);
  const byUse = [...uses]
    .filter(([name]) => !kept.has(name))
    .sort(([a, { length: more }], [b, { length: fewer }]) => fewer - more || (a < b ? -1 : 1));
  const short = new Map(byUse.map(([name], i) => [name, `--${spell(i)}`]));
  return css.replace(token, (name) => short.get(name) ?? name);
}
