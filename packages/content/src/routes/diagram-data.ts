import type { AnswerFile } from '#schema/answer.schema.ts';
import type { PageFile } from '#schema/page.schema.ts';
import type { SubjectOf } from '#schema/site-page.ts';

/** A hook holds a key if the answer is confirmed. A “no” that is only a sample leaves it empty. */
function hookOf({ verdict, sample }: AnswerFile): 'shown' | 'sample' | 'no' {
  if (!sample && verdict !== 'unconfirmed') return 'shown';
  return verdict === 'no' ? 'no' : 'sample';
}

/** The drawing of the answers: a hook for each, by subject. */
export const hooksOf = ({ answers }: PageFile<'security'>): SubjectOf<'security'>['subjects'] =>
  answers.groups.map(({ title, items }) => ({ title, hooks: items.map(hookOf) }));
