import { impliedBy } from '@studio/sheet/implied.ts';
import type { Check } from '#reader/check.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';

const unnamed = ({ sheet: { file, value }, services }: Content): Finding[] =>
  services
    .filter(({ slug }) => !value.services.some(({ service }) => service === slug))
    .map(({ slug }) => ({
      file,
      field: 'services',
      problem: `does not name the service “${slug}”, so no sheet can advise it.`,
      fix: 'Add it with its short name and when not to buy it.',
    }));

const unvoted = ({ sheet: { file, value }, services }: Content): Finding[] =>
  services
    .filter(({ slug }) => impliedBy(slug, value).length === 0)
    .map(({ slug }) => ({
      file,
      field: 'votes',
      problem: `no answer speaks for the service “${slug}”, so its page can begin no sheet.`,
      fix: 'Let an answer vote for it; a number of people alone is not enough.',
    }));

const repeated = ({ sheet: { file, value } }: Content): Finding[] =>
  value.services.flatMap(({ service }, i) =>
    value.services.findIndex((other) => other.service === service) === i
      ? []
      : {
          file,
          field: `services.${i}.service`,
          problem: `names the service “${service}” a second time.`,
          fix: 'Remove one of the two.',
        },
  );

/** Every service can be advised by a sheet and can begin one. */
export const sheet: Check = (content) => [
  ...unnamed(content),
  ...unvoted(content),
  ...repeated(content),
];
