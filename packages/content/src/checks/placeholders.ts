import { passagesOf } from './passages.ts';
import type { Check } from '#reader/check.ts';

/** Placeholder words for text that is still missing. */
export const placeholder =
  /\[your\b[^\]]*\]?|\blorem\b|\btodo\b|\btbd\b|\bx{3,}\b|\bstub\b|\{[^}]*\}?/i;

export const placeholders: Check = (content) =>
  passagesOf(content).flatMap(({ file, field, words }) => {
    const [found] = placeholder.exec(words) ?? [];
    if (!found) return [];
    const problem = `still holds the placeholder “${found}”.`;
    return { file, field, problem, fix: 'Write what belongs there.' };
  });
