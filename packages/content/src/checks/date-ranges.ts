import type { Content } from '#reader/load-content.ts';
import type { Check } from '#reader/check.ts';

/** The first and last days of entries are plausible. */
export const dateRanges: Check = (content) => [
  ...dated(content)
    .filter(({ value: { from, until } }) => from && until && until < from)
    .map(({ file }) => ({
      file,
      field: 'until',
      problem: 'is before the first day, so it is never shown.',
      fix: 'Correct one of the two days.',
    })),
  ...content.projects
    .filter(({ value: { featured, from, until } }) => featured && (from ?? until))
    .map(({ file }) => ({
      file,
      field: 'featured',
      problem: 'is true for a project that comes and goes, and the home page always shows three.',
      fix: 'Remove its days, or feature another project.',
    })),
];

const dated = ({ vacancies, projects, notices }: Content) => [
  ...vacancies,
  ...projects,
  ...notices,
];
