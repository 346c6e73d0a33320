import type { AnswerFile } from '#schema/answer.schema.ts';
import type { SubjectOf } from '#schema/site-page.ts';

/** What can be taken along, then every question by subject. */
export const securityOutline = ({ page }: SubjectOf<'security'>) =>
  [
    { id: 'papers', title: page.papers.title, sample: 'Sample promises' },
    { id: 'answers', title: page.answers.title, columns: ['Question', 'Answer', 'Shown by'] },
    { id: 'call', title: page.call.title },
  ] as const;

/** The answer in one or two words, as people say it. */
export const verdictWords = {
  yes: 'Yes.',
  partly: 'Partly.',
  no: 'No.',
  unconfirmed: 'Not confirmed.',
} as const satisfies Record<AnswerFile['verdict'], string>;

/** Who answers for it and when they looked, and until when it holds. */
export const answerNotes = ({ owner, checked, expires }: AnswerFile) =>
  [`${owner}, ${checked}`, `Expires ${expires}`] as const;
