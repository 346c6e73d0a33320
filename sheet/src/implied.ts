import type { AdviceRules } from './advice.ts';
import type { Fact } from './facts.ts';

/** How many somebody is says nothing without whom: a number alone is no beginning of a sheet. */
const stands = (fact: Fact): boolean =>
  !/^people\.(?:some|tens|hundreds|thousands|lakhs)$/u.test(fact);

/**
 * The rules read backwards: the answers that speak loudest for a service, which is what somebody has
 * who comes from its page.
 */
export function impliedBy(service: string, { votes }: Pick<AdviceRules, 'votes'>): Fact[] {
  const voices = votes
    .map((rule) => ({
      when: rule.when,
      loud: rule.for.find((vote) => vote.service === service)?.votes ?? 0,
    }))
    .filter(({ loud, when }) => loud > 0 && when.every(stands))
    .sort((a, b) => b.loud - a.loud);
  const loudest = voices[0]?.loud ?? 0;
  return [...new Set(voices.filter(({ loud }) => loud > loudest / 2).flatMap(({ when }) => when))];
}
