import type { Check } from '#reader/check.ts';
import { similarTexts, type Similarity } from './text-similarity.ts';
import { ownTexts } from './own-text.ts';

const allowed = 0.15;

/** Two pages should not have the same text. Each page is reported with its most similar one only. */
export const duplicateText: Check = (content) => {
  const nearest = new Map<string, Similarity>();
  for (const pair of similarTexts(ownTexts(content)))
    if (pair.share > (nearest.get(pair.file)?.share ?? allowed)) nearest.set(pair.file, pair);
  return [...nearest.values()].map(({ file, other, share }) => ({
    file,
    field: '',
    problem: `is ${Math.ceil(share * 100)} % like content/${other}; 15 % is the limit.`,
    fix: 'Say what only this page can say, or make the two one page.',
  }));
};
