import type { SubjectOf } from '#schema/site-page.ts';

/** From the first talk to the years after: the phases, the habits, the refusals. */
export const aboutOutline = ({ page }: SubjectOf<'about'>) =>
  [
    { id: 'phases', title: 'How a project runs' },
    { id: 'habits', title: page.habits.title },
    { id: 'refusals', title: page.refusals.title },
    { id: 'call', title: page.call.title },
  ] as const;
