import { factReference } from '#reader/fill-in-facts.ts';
import type { Content } from '#reader/load-content.ts';

/** The ids of the facts that some file shows or states. */
export function usedFacts({
  extras,
  files,
  pages,
  services,
  replies,
}: Content): ReadonlySet<string> {
  const { cost } = pages['terms-of-work'];
  const priced = extras.value.termsOfWork ? (cost?.scenarios ?? []) : [];
  const shapes = services.flatMap(({ value }) => value.engagement.shape ?? []);
  return new Set([
    ...writtenIn(files, factReference).map((reference) => reference.replace(/\..*/, '')),
    ...[...priced, ...shapes].flatMap(({ people, weeks, price }) => [people, weeks, price]),
    ...shapes.flatMap(({ first, from }) => [first.fact, from.fact]),
    ...replies.flatMap(({ value }) => value.facts ?? []),
  ]);
}

/** The ids of the claims that some file shows. */
export const usedClaims = ({ extras, files, pages: { proof } }: Content): ReadonlySet<string> =>
  new Set([
    ...writtenIn(files, /\[claim:([a-z0-9-]+)\]/g),
    ...(extras.value.proof ? [proof.weight.beside] : []),
  ]);

const writtenIn = (files: Content['files'], reference: RegExp): string[] =>
  files.flatMap(({ raw }) => [...JSON.stringify(raw).matchAll(reference)].map(([, id = '']) => id));
