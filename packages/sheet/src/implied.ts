import type { AdviceRules } from './advice.ts';
import type { Fact } from './facts.ts';
import { people } from './questions.ts';

const sizes = new Set<string>(people.sizes.map(({ id }) => `people.${id}`));

/** The size of a group means nothing without the group, so a size alone cannot start a sheet. */
const isComplete = (fact: Fact): boolean => !sizes.has(fact);

/**
 * The rules in reverse: the answers with the most votes for a service, to prefill a sheet for a visitor who comes
 * from its page.
 */
export function impliedBy(service: string, { votes }: Pick<AdviceRules, 'votes'>): Fact[] {
  const voices = votes
    .map((rule) => ({
      when: rule.when,
      loud: rule.for.find((vote) => vote.service === service)?.votes ?? 0,
    }))
    .filter(({ loud, when }) => loud > 0 && when.every(isComplete))
    .sort((a, b) => b.loud - a.loud);
  const loudest = voices[0]?.loud ?? 0;
  return [...new Set(voices.filter(({ loud }) => loud > loudest / 2).flatMap(({ when }) => when))];
}
