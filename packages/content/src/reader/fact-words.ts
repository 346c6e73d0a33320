import type { FactWords } from './fill-in-facts.ts';
import type { FactFile, FactUnit } from '#schema/fact.schema.ts';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Numbers below a hundred as prose writes them. */
function inWords(amount: number): string {
  const one = small[amount];
  if (one !== undefined) return one;
  const ten = tens[Math.floor(amount / 10)];
  if (ten === undefined) return amount.toLocaleString('en-US');
  return amount % 10 === 0 ? ten : `${ten}-${small[amount % 10] ?? ''}`;
}

const isCurrency = (unit: FactUnit): boolean => /^[A-Z]{3}$/.test(unit);

const singular = (unit: FactUnit): string =>
  unit === 'people' ? 'person' : unit.replace(/s$/, '');

/** A fact as a page says it: “ten to fourteen weeks”, “USD 5,000 to 8,000”, or its own words. */
function wordsOf({ unit, least, most, words }: FactFile): string {
  if (words !== undefined || !unit || !least || !most) return words ?? '';
  const written = isCurrency(unit)
    ? (amount: number) => amount.toLocaleString('en-US')
    : (amount: number) => inWords(amount);
  const range = least === most ? written(least) : `${written(least)} to ${written(most)}`;
  if (isCurrency(unit)) return `${unit} ${range}`;
  return `${range} ${most === 1 ? singular(unit) : unit}`;
}

interface Numbers {
  readonly unit: FactUnit;
  readonly least: number;
  readonly most: number;
}

/** A fact as a table or a large figure shows it: “2–4 weeks”, “1 person”, “USD 5–10k”. */
export function inFigures({ unit, least, most }: Numbers): string {
  const range = (written: (amount: number) => string): string =>
    least === most ? written(least) : `${written(least)}–${written(most)}`;
  if (isCurrency(unit)) return `${unit} ${range((amount) => String(amount / 1000))}k`;
  return `${range(String)} ${most === 1 ? singular(unit) : unit}`;
}

/**
 * What [fact:id] is replaced by; where the fact has a number also [fact:id.least], [fact:id.most] and
 * [fact:id.short].
 */
export const factWords = (facts: Readonly<Record<string, FactFile>>): FactWords =>
  new Map(
    Object.entries(facts).flatMap(([id, { words, ...fact }]) => {
      const { unit, least, most } = fact;
      const said = [[id, wordsOf({ words, ...fact })] as const];
      if (!unit || !least || !most) return said;
      return [
        ...said,
        [`${id}.least`, wordsOf({ ...fact, most: least })] as const,
        [`${id}.most`, wordsOf({ ...fact, least: most })] as const,
        [`${id}.short`, inFigures({ unit, least, most })] as const,
      ];
    }),
  );
