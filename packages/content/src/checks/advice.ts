import { impliedBy } from '@studio/sheet/implied.ts';
import type { Check } from '#reader/check.ts';
import { factReference } from '#reader/fill-in-facts.ts';
import { withoutClaim } from '#reader/finder-of.ts';
import type { Finding } from '#reader/finding.ts';
import { fittingServices } from '#reader/fitting-services.ts';
import type { Content } from '#reader/load-content.ts';

/** A finding for each service that a list names again. */
const namedTwice = (
  file: string,
  list: string,
  services: readonly { readonly service: string }[],
): Finding[] =>
  services.flatMap(({ service }, i) =>
    services.findIndex((other) => other.service === service) === i
      ? []
      : {
          file,
          field: `${list}.${i}.service`,
          problem: `names the service “${service}” a second time.`,
          fix: 'Remove one of the two.',
        },
  );

interface Way {
  /** The ids of the three answers, as written in the file. */
  readonly answers: string;
  readonly leadsTo: readonly string[];
}

/** Every combination of answers to the three questions: few enough to check them all. */
const waysOf = ({ finder }: Content): Way[] =>
  finder.value.questions
    .reduce<Answer[][]>(
      (ways, { answers }) => ways.flatMap((way) => answers.map((answer) => [...way, answer])),
      [[]],
    )
    .map((way) => ({
      answers: way.map(({ id }) => id).join(', '),
      leadsTo: fittingServices(way.map(({ services }) => services.map(({ service }) => service))),
    }));

type Answer = Content['finder']['value']['questions'][number]['answers'][number];

const unreached = (content: Content, ways: readonly Way[]): Finding[] => {
  const reached = new Set(ways.flatMap(({ leadsTo }) => leadsTo));
  return content.services
    .filter(({ slug }) => !reached.has(slug))
    .map(({ slug }) => ({
      file: content.finder.file,
      field: 'questions',
      problem: `no three answers lead to the service “${slug}”.`,
      fix: 'Name it in one more answer, or nearer the front of one.',
    }));
};

const lonely = (content: Content, ways: readonly Way[]): Finding[] =>
  ways
    .filter(({ leadsTo }) => leadsTo.length < 2)
    .map(({ answers, leadsTo }) => ({
      file: content.finder.file,
      field: 'questions',
      problem: `the answers ${answers} lead to ${leadsTo.join()} alone.`,
      fix: 'Name another service in one of them.',
    }));

const namedTwiceByAnAnswer = ({ finder: { file, value } }: Content): Finding[] =>
  value.questions.flatMap(({ answers }, q) =>
    answers.flatMap(({ services }, a) =>
      namedTwice(file, `questions.${q}.answers.${a}.services`, services),
    ),
  );

const unwarned = ({ services }: Content): Finding[] =>
  services
    .filter(({ value }) => !value.notFor.items.some(withoutClaim))
    .map(({ file }) => ({
      file,
      field: 'notFor.items',
      problem: 'needs a claim in every case, and the service finder shows no sources.',
      fix: 'Word one case without a claim.',
    }));

/** Every service can be found, and every combination of answers gives two or three. */
export const finder: Check = (content) => {
  // It also reports in the services, which are never off.
  if (!content.extras.value.finder) return [];
  const ways = waysOf(content);
  return [
    ...namedTwiceByAnAnswer(content),
    ...unreached(content, ways),
    ...lonely(content, ways),
    ...unwarned(content),
  ];
};

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
  ...namedTwice(content.sheet.file, 'services', content.sheet.value.services),
  ...unpriced(content),
];
