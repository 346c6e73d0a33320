import { plainSizes, propertiesWithOwnNames, rawColours } from './token-rules.ts';

/** The colours a value spells out instead of taking them from the tokens. */
export function rawColoursIn(property: string, value: string): string[] {
  if (propertiesWithOwnNames.test(property)) return [];
  const judged = withoutTexts(value);
  return rawColours.flatMap((pattern) => judged.match(pattern) ?? []);
}

const sizes = /(?<![\w#.-])([+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?)(%|[a-z]+)/gi;

/** The sizes and durations a value spells out instead of taking them from the tokens. */
export function rawSizesIn(path: string, property: string, value: string): string[] {
  return [...withoutTexts(value).matchAll(sizes)]
    .filter(([, amount = '', unit = '']) => !mayBePlain(path, property, amount, unit))
    .map(([size]) => size);
}

/** `url(#fade)` and `content: '12px'` name something; they measure and paint nothing. */
function withoutTexts(value: string): string {
  return value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
}

function mayBePlain(path: string, property: string, amount: string, unit: string): boolean {
  const size = Math.abs(Number(amount));
  if (size === 0) return true;
  return plainSizes.some(
    ({ units, amounts, under, properties }) =>
      units.includes(unit.toLowerCase()) &&
      (amounts?.includes(size) ?? true) &&
      path.startsWith(under ?? '') &&
      (properties?.test(property) ?? true),
  );
}
