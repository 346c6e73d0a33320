import { parse, type Root, type Rule } from 'postcss';
import css from './tokens.css?raw';

/** The tokens as values, for what no stylesheet reaches: pictures made at build, the browser's own UI. */
type Tokens = ReadonlyMap<string, string>;

/** The condition of a rule; undefined if it always applies. */
const conditionOf = ({ parent }: Rule): string | undefined =>
  parent?.type === 'atrule' && parent.name === 'media' ? parent.params : undefined;

function declared(sheet: Root, selector: string, condition?: string): [string, string][] {
  const found: [string, string][] = [];
  sheet.walkRules((rule) => {
    if (rule.selector !== selector || conditionOf(rule) !== condition) return;
    rule.walkDecls(/^--/, ({ prop, value }) => void found.push([prop.slice(2), value]));
  });
  if (found.length === 0)
    throw new Error(
      `styles/tokens.css has no rule “${selector}” for “${condition ?? 'any screen'}” any more.`,
    );
  return found;
}

/** The tokens declared in tokens.css, on each background. */
export function tokensIn(css: string) {
  const sheet = parse(css);
  const onPaper = declared(sheet, ':root');
  const inTheDark = declared(sheet, ':root', 'screen and (prefers-color-scheme: dark)');
  return {
    light: new Map(onPaper),
    dark: new Map([...onPaper, ...inTheDark]),
    onBlue: new Map([...onPaper, ...declared(sheet, '.on-blue', 'screen')]),
  } as const satisfies Record<string, Tokens>;
}

export const tokens = tokensIn(css);

export function token(name: string, among: Tokens): string {
  const value = among.get(name);
  if (value === undefined) throw new Error(`styles/tokens.css has no token --${name}.`);
  return withTokens(value, among);
}

/** Replaces every `var(--…)` by its value. */
export const withTokens = (text: string, among: Tokens): string =>
  text.replace(/var\(--([a-z0-9-]+)\)/g, (_, name: string) => token(name, among));
