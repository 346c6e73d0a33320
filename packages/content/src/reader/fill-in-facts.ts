/**
 * The text of each fact by its id, and of the two ends of its range and in digits: `id.least`, `id.most`, `id.short`.
 */
export type FactWords = ReadonlyMap<string, string>;

export const factReference = /\[fact:([a-z0-9-]+(?:\.(?:least|most|short))?)\]/g;

interface Unknown {
  readonly field: string;
  readonly id: string;
}

/**
 * A file with every [fact:id] replaced by the fact's text, in prose and in titles. Done before validation, so that
 * lengths are those a reader sees.
 */
export function fillInFacts(raw: unknown, facts: FactWords, unknown: Unknown[]): unknown {
  const fill = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') return value.includes('[fact:') ? replaced(value, path) : value;
    if (Array.isArray(value)) return value.map((item, i) => fill(item, [...path, String(i)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]),
    );
  };
  const replaced = (text: string, path: readonly string[]): string =>
    text.replace(factReference, (reference, id: string, at: number) => {
      const words = facts.get(id);
      if (words === undefined) unknown.push({ field: path.join('.'), id });
      return opensSentence(text.slice(0, at)) ? capital(words ?? reference) : (words ?? reference);
    });
  return fill(raw, []);
}

const opensSentence = (before: string): boolean => /(?:^|[.?!]["”’]?\s+)$/.test(before);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
