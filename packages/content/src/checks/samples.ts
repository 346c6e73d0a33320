import type { Check } from '#reader/check.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import type { ProjectFile } from '#schema/project.schema.ts';
import { usedFacts } from './facts.ts';

/** Every placeholder for a fact that the company has not confirmed yet. */
export const samples: Check = (content) =>
  content.files.flatMap(({ file, value }) =>
    [...sampleFields(value)].map(({ field, owner }) => ({
      file,
      field,
      owner,
      problem: 'marks words that are invented to show the page.',
      fix: owner
        ? `Ask ${owner} for what holds, replace them and write false.`
        : 'Replace them with facts and write false.',
    })),
  );

interface Sample {
  readonly field: string;
  /** Who confirms it, if the file says so. */
  readonly owner: string | undefined;
}

function* sampleFields(value: unknown, path: readonly string[] = []): Generator<Sample> {
  if (typeof value !== 'object' || value === null) return;
  const owner = 'owner' in value && typeof value.owner === 'string' ? value.owner : undefined;
  for (const [key, item] of Object.entries(value)) {
    const here = [...path, key];
    if (key === 'sample' && item === true) yield { field: here.join('.'), owner };
    else yield* sampleFields(item, here);
  }
}

type Case = NonNullable<ProjectFile['case']>;

/** The values of a sample case: the client has to confirm each. */
const unconfirmedCase = ({ first, team, length, measured = [], confirmed }: Case): string[] => [
  ...(first ? ['the first result'] : []),
  ...(team ? ['the team'] : []),
  ...(length ? ['how long it took'] : []),
  ...measured.map(({ title }) => `“${title}”`),
  ...(confirmed ? ['who confirmed it', 'whether they may be called'] : []),
];

/** Samples; for a case every value by name. unconfirmedAnswers() lists answers. */
const samplesByValue: Check = (content) =>
  samples(content)
    .filter(({ file, field }) => !(file === 'pages/security.yaml' && field.startsWith('answers.')))
    .map((finding) => {
      if (finding.field !== 'case.sample') return finding;
      const project = content.projects.find(({ file }) => file === finding.file);
      const values = project?.value.case ? unconfirmedCase(project.value.case) : [];
      return {
        ...finding,
        problem: `marks values that no client has confirmed: ${values.join(', ')}.`,
        fix: 'Ask the client for each, take out what they cannot confirm, and write false.',
      };
    });

/** Unconfirmed facts as one finding per owner, because one conversation settles them. */
function factsAtOnce(content: Content): Finding[] {
  const used = usedFacts(content);
  const left = Object.entries(content.facts.value).filter(
    ([id, { sample }]) => sample && used.has(id),
  );
  return [...Map.groupBy(left, ([, { owner }]) => owner)].map(([owner, facts]) => ({
    file: 'facts.yaml',
    field: 'sample',
    owner,
    problem: `marks ${facts.length} facts that ${owner} has not confirmed: ${facts.map(([id]) => id).join(', ')}.`,
    fix: `Ask ${owner} for what holds, correct them and write false in each.`,
  }));
}

/** Samples, with those of facts and of services combined. */
export const samplesAtOnce: Check = (content) => {
  const all = [
    ...samplesByValue(content).filter(({ file }) => file !== 'facts.yaml'),
    ...factsAtOnce(content),
  ];
  const ofServices = all.filter(({ file }) => file.startsWith('services/'));
  if (ofServices.length === 0) return all;
  const slugs = [
    ...new Set(ofServices.map(({ file }) => file.replace(/^services\/|\.yaml$/g, ''))),
  ];
  const which =
    slugs.length === content.services.length
      ? `all ${slugs.length} services`
      : `${slugs.length} of ${content.services.length} services (${slugs.join(', ')})`;
  return [
    ...all.filter((finding) => !ofServices.includes(finding)),
    {
      file: 'services',
      field: 'engagement',
      problem: `is invented for ${which}: how long the work takes, who does it, what it asks of the client.`,
      fix: 'Correct it from real engagements and write sample: false in each file.',
    },
  ];
};

/** Names and addresses that are reserved for examples. */
const reservedNames =
  /(?:@|:\/\/)[^\s/]*\b(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?=[/:]|$)|\b(?:John|Jane) Doe\b/i;

/** A phone number that cannot be real: one digit repeated, or consecutive digits. */
const impossibleNumber = /(\d)\1{4}|1234567|9876543210/;

/** Filler values are not facts, even where `sample` is false. */
export const placeholderFacts: Check = (content) =>
  content.files.flatMap(({ file, value }) =>
    [...texts(value)].flatMap(([path, text]) => {
      // The people in an exhibit are invented on purpose, and so must be their addresses.
      if (path[0] === 'exhibit') return [];
      const isNumber = ['phone', 'number'].includes(path.at(-1) ?? '');
      if (!(isNumber ? impossibleNumber.test(text.replace(/\D/g, '')) : reservedNames.test(text)))
        return [];
      const problem = `is “${text}”, which is a placeholder.`;
      return { file, field: path.join('.'), problem, fix: 'Write the real one.' };
    }),
  );

function* texts(value: unknown, path: readonly string[] = []): Generator<[typeof path, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* texts(item, [...path, key]);
}

/** What no field marks as a sample: the logo, and the holidays that npm run init leaves out. */
export const missingOwn: Check = ({ logo, workingHours }) => [
  ...(logo.sample
    ? [
        {
          file: 'logo.svg',
          field: '',
          problem: 'is the logo of the invented company.',
          fix: 'Put your own there.',
        },
      ]
    : []),
  ...(workingHours.value.holidays.length > 0
    ? []
    : [
        {
          file: workingHours.file,
          field: 'holidays',
          problem: 'is empty, so every holiday counts as a day on which you answer.',
          fix: 'Enter the days without work of this year and the next.',
        },
      ]),
];
