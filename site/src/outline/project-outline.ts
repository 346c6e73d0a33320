import type { RichText } from '#schema/rich-text.ts';
import type { SubjectOf } from '#schema/site-page.ts';

/** A piece of work told in order: in short, the problem, what was done, what came of it, what we learned. */
export const projectOutline = ({ project, call }: SubjectOf<'project'>) =>
  [
    ...(project.case?.steps
      ? [{ id: 'steps', title: 'The short version', steps: project.case.steps } as const]
      : []),
    {
      id: 'problem',
      title: 'The problem',
      facts: { disciplines: 'Disciplines', stack: 'Built with' },
    },
    { id: 'approach', title: 'What we did' },
    { id: 'result', title: 'What is different now' },
    ...(project.case?.measured
      ? [
          {
            id: 'measured',
            title: 'What was measured, and how',
            rows: project.case.measured,
            note: project.case.sample ? sampleNote : undefined,
          } as const,
        ]
      : []),
    { id: 'lesson', title: 'What we would do differently' },
    { id: 'next', title: 'Next project' },
    { id: 'call', title: call.title },
  ] as const;

const said = (text: string): RichText => [{ kind: 'text', text }];

const sampleNote = said(
  'Invented for this sample. A real project shows only what the client has confirmed.',
);

/** The three drawings of a case, in the order they are read. */
export const caseSteps = [
  { name: 'before', title: 'Before' },
  { name: 'decision', title: 'The decision' },
  { name: 'after', title: 'After' },
] as const;

interface Fact {
  readonly term: string;
  readonly words: RichText;
}

/** What is known of the work, term by term; what content leaves out is not listed. */
export function caseFacts({ case: facts }: SubjectOf<'project'>['project']): Fact[] {
  const { length, team, confirmed } = facts ?? {};
  return [
    ...(length ? [{ term: 'How long', words: length }] : []),
    ...(team ? [{ term: 'Team', words: team }] : []),
    ...(confirmed
      ? [
          {
            term: 'Confirmed by',
            words: said(
              confirmed.mayBeCalled ? `${confirmed.by}, who takes calls about it` : confirmed.by,
            ),
          },
        ]
      : []),
  ];
}
