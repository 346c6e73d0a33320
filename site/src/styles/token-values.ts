import css from './tokens.css?raw';

/** The tokens as values, for what no stylesheet reaches: pictures made at build, the browser's own bar. */
type Tokens = ReadonlyMap<string, string>;

function declared(css: string, opening: string): [string, string][] {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`styles/tokens.css has no block “${opening}” any more.`);
  const block = css.slice(start, css.indexOf('}', start));
  return [...block.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

/** What the text of tokens.css declares, on each of its grounds. */
export function tokensIn(css: string) {
  const onPaper = declared(css, ':root {');
  return {
    light: new Map(onPaper),
    dark: new Map([...onPaper, ...declared(css, '@media screen and (prefers-color-scheme: dark)')]),
    onBlue: new Map([...onPaper, ...declared(css, '.on-blue {')]),
  } as const satisfies Record<string, Tokens>;
}

export const tokens = tokensIn(css);

export function token(name: string, among: Tokens): string {
  const value = among.get(name);
  if (value === undefined) throw new Error(`styles/tokens.css has no token --${name}.`);
  return withTokens(value, among);
}

/** Puts its value in the place of every `var(--…)`. */
export const withTokens = (text: string, among: Tokens): string =>
  text.replace(/var\(--([a-z0-9-]+)\)/g, (_, name: string) => token(name, among));
