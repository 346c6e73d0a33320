import { impliedBy } from '@studio/sheet/implied.ts';
import { factReference } from '#reader/fill-in-facts.ts';
import type { Check } from '#reader/check.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';

const unnamed = ({ sheet: { file, value }, services }: Content): Finding[] =>
  services
    .filter(({ slug }) => !value.services.some(({ service }) => service === slug))
    .map(({ slug }) => ({
      file,
      field: 'services',
      problem: `does not name the service “${slug}”, so no sheet can advise it.`,
      fix: 'Add it with its short name and when not to buy it.',
    }));

const unvoted = ({ sheet: { file, value }, services }: Content): Finding[] =>
  services
    .filter(({ slug }) => impliedBy(slug, value).length === 0)
    .map(({ slug }) => ({
      file,
      field: 'votes',
      problem: `no answer speaks for the service “${slug}”, so its page can begin no sheet.`,
      fix: 'Let an answer vote for it; a number of people alone is not enough.',
    }));

const repeated = ({ sheet: { file, value } }: Content): Finding[] =>
  value.services.flatMap(({ service }, i) =>
    value.services.findIndex((other) => other.service === service) === i
      ? []
      : {
          file,
          field: `services.${i}.service`,
          problem: `names the service “${service}” a second time.`,
          fix: 'Remove one of the two.',
        },
  );

/** Unresolved: the ids of the facts in `takes`. */
const factsIn = (raw: unknown, i: number): string[] => {
  const { services } = raw as { readonly services: readonly { readonly takes?: string }[] };
  const references = (services[i]?.takes ?? '').matchAll(factReference);
  return [...references].map(([, reference = '']) => reference.replace(/\..*/, ''));
};

/** The advice must state what the service's page states: its duration and its price. */
const unpriced = ({ sheet: { file, raw, value }, services }: Content): Finding[] =>
  value.services.flatMap(({ service }, i) => {
    const { shape } = services.find(({ slug }) => slug === service)?.value.engagement ?? {};
    if (!shape) return [];
    const named = new Set(factsIn(raw, i));
    const missing = [
      ['how long it takes', [shape.weeks, shape.first.fact]],
      ['what it costs', [shape.price, shape.from.fact]],
    ] as const;
    return missing
      .filter(([, facts]) => !facts.some((id) => named.has(id)))
      .map(([what, [id]]) => ({
        file,
        field: `services.${i}.takes`,
        problem: `does not say ${what}, and the page of “${service}” does.`,
        fix: `Name the fact of that page: [fact:${id}].`,
      }));
  });

/** Every service can be advised by a sheet, with its duration and price, and can prefill one. */
export const sheet: Check = (content) => [
  ...unnamed(content),
  ...unvoted(content),
  ...repeated(content),
  ...unpriced(content),
];
