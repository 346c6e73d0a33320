import type { Shape, Span } from '#schema/entries.ts';
import type { FactFile, FactUnit } from '#schema/fact.schema.ts';
import type { ServiceFile } from '#schema/service.schema.ts';
import { inDigits } from './fact-words.ts';
import type { Content } from './load-content.ts';
import type { ReferenceResolver } from './references.ts';

const times: Partial<Record<FactUnit, number>> = {
  days: 1 / 5,
  'business days': 1 / 5,
  weeks: 1,
  months: 52 / 12,
};

const kinds = {
  time: { name: 'a time', has: (unit: FactUnit) => unit in times },
  people: { name: 'people', has: (unit: FactUnit) => unit === 'people' },
  price: { name: 'a price', has: (unit: FactUnit) => /^[A-Z]{3}$/.test(unit) },
};

/** The key figures of a service from the facts it names; a fact of the wrong kind is reported. */
export function shapeOf(
  shape: ServiceFile['engagement']['shape'],
  { facts }: Content,
  resolver: ReferenceResolver,
): Shape | undefined {
  if (!shape) return undefined;
  const used: FactFile[] = [];
  const fact = (id: string, field: string, kind: keyof typeof kinds) => {
    const found = facts.value[id];
    const { name, has } = kinds[kind];
    if (!found?.unit || !has(found.unit)) {
      resolver.report(
        `engagement.shape.${field}`,
        `names “${id}”, which is not a fact that gives ${name}.`,
        'Name one of content/facts.yaml.',
      );
      return undefined;
    }
    used.push(found);
    return { ...found, unit: found.unit, least: found.least ?? 1, most: found.most ?? 1 };
  };
  const first = fact(shape.first.fact, 'first.fact', 'time');
  const from = fact(shape.from.fact, 'from.fact', 'price');
  const people = fact(shape.people, 'people', 'people');
  const length = fact(shape.weeks, 'weeks', 'time');
  const price = fact(shape.price, 'price', 'price');
  if (!first || !from || !people || !length || !price) return undefined;
  return {
    first: { value: inDigits(first), says: shape.first.says },
    team: { value: inDigits(people), says: people.words ?? '' },
    from: { value: `${from.unit} ${from.least.toLocaleString('en-US')}`, says: shape.from.says },
    time: inDigits(length),
    price: inDigits(price),
    people: { least: people.least, most: people.most },
    weeks: inWeeks(length),
    sample: used.some(({ sample }) => sample),
  };
}

function inWeeks({ unit, least, most }: Span & { readonly unit: FactUnit }): Span {
  const weeks = times[unit] ?? 1;
  return { least: least * weeks, most: most * weeks };
}
