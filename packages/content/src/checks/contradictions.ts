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
];

/** A buyer reads several pages; what one of them says, another must not deny. */
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
