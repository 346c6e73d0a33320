import { responseTimeText, targetText } from '@studio/contract/response-target-text';
import type { WorkingHours } from '@studio/contract/working-hours';
import type { FactWords } from './fill-in-facts.ts';
import type { FactFile, FactUnit } from '#schema/fact.schema.ts';

const small = 'zero one two three four five six seven eight nine'.split(' ');

const isCurrency = (unit: FactUnit): boolean => /^[A-Z]{3}$/.test(unit);

const singular = (unit: FactUnit): string =>
  unit === 'people' ? 'person' : unit.replace(/s$/, '');

/**
 * A fact as text: “two to four weeks”, “10 to 14 weeks”, “USD 5,000 to 8,000”, or its own text. Numbers up to nine
 * are words, and both ends of a range are written alike.
 */
function wordsOf({ unit, least, most, words }: FactFile): string {
  if (words !== undefined || !unit || !least || !most) return words ?? '';
  const isInWords = !isCurrency(unit) && most < small.length;
  const written = (amount: number): string =>
    (isInWords ? small[amount] : undefined) ?? amount.toLocaleString('en-US');
  const range = least === most ? written(least) : `${written(least)} to ${written(most)}`;
  if (isCurrency(unit)) return `${unit} ${range}`;
  return `${range} ${most === 1 ? singular(unit) : unit}`;
}

interface Numbers {
  readonly unit: FactUnit;
  readonly least: number;
  readonly most: number;
}

/** A fact in digits, for tables and large type: “2–4 weeks”, “1 person”, “USD 5–10k”. */
export function inDigits({ unit, least, most }: Numbers): string {
  const range = (written: (amount: number) => string): string =>
    least === most ? written(least) : `${written(least)}–${written(most)}`;
  if (isCurrency(unit)) return `${unit} ${range((amount) => String(amount / 1000))}k`;
  return `${range(String)} ${most === 1 ? singular(unit) : unit}`;
}

/** The replacements of [fact:id]; a fact with a number also has [fact:id.least], [fact:id.most] and [fact:id.short]. */
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
        [`${id}.short`, inDigits({ unit, least, most })] as const,
      ];
    }),
  );

/** Facts that working-hours.yaml states, for [fact:answer-time] and [fact:working-hours]. */
export const hoursWords = (hours: WorkingHours): FactWords =>
  new Map([
    ['answer-time', targetText(hours).at(-1) ?? ''],
    ['working-hours', responseTimeText(hours).hours],
  ]);
