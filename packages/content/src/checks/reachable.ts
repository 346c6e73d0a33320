import type { Finding } from '#reader/finding.ts';
import type { Check } from '#reader/check.ts';

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
