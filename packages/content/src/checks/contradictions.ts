import type { Check } from '#reader/check.ts';
import { passagesOf } from './passages.ts';

interface Pair {
  readonly says: RegExp;
  readonly against: RegExp;
  readonly fix: string;
}

/** Statements about the company that cannot both be true. Each pair was once on the site. */
const pairs: readonly Pair[] = [
  {
    says: /\bwe (?:carry insurance|are insured)\b/i,
    against: /\bno policy has been confirmed\b/i,
    fix: 'Say on both pages that no policy is confirmed yet, or confirm one on both.',
  },
  {
    says: /\bno sales (?:department|team|people)\b/i,
    against: /\b(?:reached|to|by) sales\b|\bsales works\b/i,
    fix: 'Say on both pages who reads an enquiry.',
  },
  {
    says: /\brights\b[^.]*\bafter payment\b/i,
    against: /\brights?\b[^.]*\bas (?:it is|they are) made\b/i,
    fix: 'Write [fact:ownership] on both pages.',
  },
  {
    says: /\bmodules\b.*\bstay yours\b/is,
    against: /\byours to use and change\b|\bused and changed by you\b/i,
    fix: 'Write [fact:own-modules] on both pages.',
  },
  {
    says: /\bteam you can pause\b|\bthen at least \w+ months\b/i,
    against: /\bdays’ notice\b/i,
    fix: 'Name the notice on both pages: a minimum term or a pause denies it.',
  },
  {
    says: /\bis on call\b|, on-call,/i,
    against: /\bnights and weekends are a separate contract\b/i,
    fix: 'Say that on-call is by agreement.',
  },
];

/** A buyer reads several pages, and they must not contradict each other. */
export const contradictions: Check = (content) => {
  const passages = passagesOf(content);
  return pairs.flatMap(({ says, against, fix }) => {
    const other = passages.find(({ words }) => against.test(words));
    if (!other) return [];
    return passages
      .filter(({ words }) => says.test(words))
      .map(({ file, field, words }) => ({
        file,
        field,
        problem: `says “${says.exec(words)?.[0] ?? ''}”, and content/${other.file}, ${other.field}, says the opposite.`,
        fix,
      }));
  });
};
