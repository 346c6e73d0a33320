import type { SubjectOf } from '#schema/site-page.ts';

/** A piece of work told in order: the problem, what was done, what is different, what we learned. */
export const projectOutline = ({ call }: SubjectOf<'project'>) =>
  [
    {
      id: 'problem',
      title: 'The problem',
      facts: { disciplines: 'Disciplines', stack: 'Built with' },
    },
    { id: 'approach', title: 'What was done' },
    {
      id: 'result',
      title: 'What is different now',
      lesson: 'What we would do differently',
    },
    { id: 'call', title: call.title },
  ] as const;
