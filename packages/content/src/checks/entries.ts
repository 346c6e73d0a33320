import { weekdays } from '@studio/contract/weekdays';
import type { Check } from '#reader/check.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';

/** A finding if the number differs from the specification's. */
const counted = (file: string, what: string, are: number, must: number): Finding[] =>
  are === must
    ? []
    : [
        {
          file,
          field: '',
          problem: `has ${are} ${what}, and the site shows ${must}.`,
          fix: are < must ? `Add ${must - are}.` : `Take ${are - must} away.`,
        },
      ];

/**
 * Every entry is listed, and none twice. Projects and legal pages are listed by the screens themselves; that a
 * category lists each service is checked when references are resolved.
 */
export const reachable: Check = (content) => [
  ...counted('categories', 'categories', content.categories.length, 5),
  ...counted('reviews', 'reviews', content.reviews.length, 5),
  ...counted(
    'projects',
    'featured projects',
    content.projects.filter(({ value }) => value.featured).length,
    3,
  ),
  ...content.categories.flatMap(({ file, value: { services } }) =>
    services.flatMap(({ service }, i) =>
      services.findIndex((other) => other.service === service) === i
        ? []
        : {
            file,
            field: `services.${i}.service`,
            problem: `lists the service “${service}” a second time.`,
            fix: 'Remove one of the two.',
          },
    ),
  ),
];

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

/** A holiday on a day off changes nothing: it is the wrong day, or its substitute day is missing. */
export const holidays: Check = ({ workingHours: { file, value } }) =>
  value.holidays.flatMap(({ day, name }, i) => {
    const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Sunday';
    if (value.week.includes(weekday)) return [];
    return {
      file,
      field: `holidays.${i}.day`,
      problem: `puts ${name} on a ${weekday}, when we do not work anyway.`,
      fix: 'Enter the working day that is free instead, or remove it.',
    };
  });
