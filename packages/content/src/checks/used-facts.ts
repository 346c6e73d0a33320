import { factReference } from '#reader/fill-in-facts.ts';
import type { Content } from '#reader/load-content.ts';

/** The ids of the facts that some file shows. */
export function usedFacts({ extras, files, pages, services }: Content): ReadonlySet<string> {
  const written = files.flatMap(({ raw }) => [...JSON.stringify(raw).matchAll(factReference)]);
  const { cost } = pages['terms-of-work'];
  const priced = extras.value.termsOfWork ? (cost?.scenarios ?? []) : [];
  const shapes = services.flatMap(({ value }) => value.engagement.shape ?? []);
  return new Set([
    ...written.map(([, reference = '']) => reference.replace(/\..*/, '')),
    ...[...priced, ...shapes].flatMap(({ people, weeks, price }) => [people, weeks, price]),
    ...shapes.flatMap(({ first, from }) => [first.fact, from.fact]),
  ]);
}
