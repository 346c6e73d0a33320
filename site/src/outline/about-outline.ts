import type { SubjectOf } from '#schema/site-page.ts';

/** From the first talk to the years after: the phases, the habits, the people, the refusals. */
export const aboutOutline = ({ page, people }: SubjectOf<'about'>) =>
  [
    { id: 'phases', title: 'How a project runs' },
    { id: 'habits', title: page.habits.title },
    ...(people.length > 0 ? [{ id: 'people', title: 'Who you will meet' } as const] : []),
    { id: 'refusals', title: page.refusals.title },
    { id: 'call', title: page.call.title },
  ] as const;
