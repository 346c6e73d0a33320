import { spell } from './class-names.ts';

const token = /--[a-z][\w-]*/gu;
const used = /var\((--[a-z][\w-]*)/gu;

/** Tokens that a page or a script names itself, as a drawing made in the browser does. */
export const tokensIn = (text: string): string[] =>
  [...text.matchAll(used)].map(([, name = '']) => name);

/**
 * Tokens under short names, the most used under the shortest: half a kilobyte less for every first
 * visit. Those that others than the stylesheet name keep theirs.
 */
export function withShortTokens(css: string, kept: ReadonlySet<string>): string {
  const uses = Map.groupBy(css.match(token) ?? [], (name) => name);
  const byUse = [...uses]
    .filter(([name]) => !kept.has(name))
    .sort(([a, { length: more }], [b, { length: fewer }]) => fewer - more || (a < b ? -1 : 1));
  const short = new Map(byUse.map(([name], i) => [name, `--${spell(i)}`]));
  return css.replace(token, (name) => short.get(name) ?? name);
}
