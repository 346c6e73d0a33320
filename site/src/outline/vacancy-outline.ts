import type { SubjectOf } from '#schema/site-page.ts';

/** What a vacancy asks and gives, after what the work is. */
export const vacancyOutline = ({ vacancy }: SubjectOf<'vacancy'>) =>
  [
    { id: 'needs', title: 'What you bring', points: vacancy.needs },
    { id: 'offers', title: 'What we offer', points: vacancy.offers },
  ] as const;
