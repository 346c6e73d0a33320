import { dayAfter } from '#reader/day-after.ts';
import type { Content } from '#reader/load-content.ts';
import type { Check } from '#reader/check.ts';

/** Pages that no one has reviewed as a whole for a year. A date from git would only show that a word changed. */
export const unreviewed =
  (today: Date): Check =>
  (content) => {
    const yearAgo = dayAfter(today, -365);
    return reviewDays(content)
      .filter(({ day = '' }) => day < yearAgo)
      .map(({ file, field, day }) => ({
        file,
        field,
        problem: day
          ? `was read as a whole on ${day}.`
          : 'has no day: no one has read it as a whole.',
        fix: 'Read the page, correct what is no longer true, and write today’s day.',
      }));
  };

/** The day of each page's review; a legal page has the day of its last version. */
const reviewDays = ({ services, projects, legal, pages }: Content) => [
  ...[...services, ...projects].map(({ file, value }) => ({
    file,
    field: 'reviewed',
    day: value.reviewed,
  })),
  ...Object.entries(pages).map(([name, { reviewed }]) => ({
    file: `pages/${name}.yaml`,
    field: 'reviewed',
    day: reviewed,
  })),
  ...legal.map(({ file, value }) => ({ file, field: 'updated', day: value.updated })),
];
