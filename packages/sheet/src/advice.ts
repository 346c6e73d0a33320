import type { Answers } from './answers.ts';
import { factsOf, type Fact } from './facts.ts';
import type { Rules } from './rules.schema.ts';

/** Our advice on a sheet, by rules over the answers; free text is not interpreted. */
export interface Advice {
  /** The engagement model; undefined if no rule fits, and then drawn as open. */
  readonly model?: {
    readonly name: string;
    readonly reason: string;
    /** A full sentence: when it is the wrong choice. */
    readonly notIf: string;
    /** Its duration and its price, if the company states them. */
    readonly takes?: string | undefined;
  };
  /** Empty, or two to four. */
  readonly services: readonly {
    readonly slug: string;
    readonly name: string;
    readonly notIf: string;
    readonly takes?: string | undefined;
  }[];
  /** Our first three questions. */
  readonly asks: readonly string[];
}

/** The advice for an empty sheet. */
export const noAdvice: Advice = { services: [], asks: [] };

/** The part of content/sheet.yaml that advice follows from. */
export type AdviceRules = Omit<Rules, 'examples'>;

type Conditional = { readonly when: readonly Fact[] };

export function adviceOf(answers: Answers, rules: AdviceRules): Advice {
  const said = factsOf(answers);
  if (said.size === 0) return noAdvice;
  const holds = ({ when }: Conditional): boolean => when.every((fact) => said.has(fact));
  const model = modelOf(rules, holds);
  return {
    ...(model && { model }),
    services: servicesOf(rules, holds),
    asks: asksOf(rules, holds),
  };
}

const against = (notIf: string): string => `Not if ${notIf}`;

type Holds = (rule: Conditional) => boolean;

/** The first rule that fits. */
function modelOf({ advice, ways }: AdviceRules, holds: Holds): Advice['model'] {
  const rule = advice.find(holds);
  if (!rule) return undefined;
  const { name, notIf, takes } = ways[rule.way];
  return { name, notIf: against(notIf), reason: rule.reason, takes };
}

const most = 4;

/** The two with the most votes, then others that are not far behind the best. */
function servicesOf({ votes, services, alone }: AdviceRules, holds: Holds): Advice['services'] {
  const counted = new Map<string, number>();
  for (const { service, votes: loud } of votes.filter(holds).flatMap((rule) => rule.for))
    counted.set(service, (counted.get(service) ?? 0) + loud);
  const votesFor = (slug: string): number => counted.get(slug) ?? 0;
  const named = services.map(({ service, name, notIf, takes }) => ({
    slug: service,
    name,
    notIf: against(notIf),
    takes,
  }));
  const ranked = named
    .filter(({ slug }) => votesFor(slug) > 0)
    .sort((a, b) => votesFor(b.slug) - votesFor(a.slug));
  const enough = Math.max(2, votesFor(ranked[0]?.slug ?? '') / 3);
  const fitting = ranked.filter(({ slug }, i) => i < 2 || votesFor(slug) >= enough).slice(0, most);
  // A single service would be no choice.
  const [only, second] = fitting;
  if (!only || second) return fitting;
  const other = alone.find((slug) => slug !== only.slug);
  return [only, ...named.filter(({ slug }) => slug === other)];
}

/** The questions whose wrong guess would cost most come first. */
const asksOf = ({ asks, always }: AdviceRules, holds: Holds): Advice['asks'] =>
  [
    ...asks
      .filter(holds)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ ask }) => ask),
    ...always,
  ].slice(0, 3);
