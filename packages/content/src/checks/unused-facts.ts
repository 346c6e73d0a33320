import type { Check } from '#reader/check.ts';
import { usedFacts } from './used-facts.ts';

/** Facts that no page shows. checked() ignores a fact of an extra that is off, because it may be needed again. */
export const unusedFacts: Check = (content) => {
  const used = usedFacts(content);
  return Object.keys(content.facts.value)
    .filter((id) => !used.has(id))
    .map((id) => ({
      file: content.facts.file,
      field: id,
      problem: 'is a fact that no page shows.',
      fix: `Write [fact:${id}] where it is stated, or remove it.`,
    }));
};
