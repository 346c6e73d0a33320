import type { Check } from '#reader/check.ts';
import type { ProjectFile } from '#schema/project.schema.ts';
import { samples } from './samples.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import { usedFacts } from './used-facts.ts';

type Case = NonNullable<ProjectFile['case']>;

/** Who settles what before the site is published, by file. A finding with an owner belongs to that owner. */
const duties: readonly (readonly [files: RegExp, who: string])[] = [
  [/^company\.yaml$|^working-hours\.yaml$|^pages\/(?:contact|services)\.yaml$/, 'The management'],
  [/^(?:legal\/|without-server\/|form-notices\.yaml$|nda\.yaml$)/, 'A lawyer'],
  [/^(?:reviews|projects)\//, 'Sales, with each client’s consent'],
  [/^services\b/, 'The head of delivery'],
  [/^people\//, 'Hiring, with each person’s consent'],
  [/^vacancies\//, 'Hiring'],
  [/^claims\.yaml$/, 'Marketing'],
  [/^pages\/proof\.yaml$/, 'The developers'],
  [/^/, 'The editors'],
];

const settles = ({ file, owner }: Finding): string =>
  owner ?? duties.find(([files]) => files.test(file))?.[1] ?? '';

/** The findings by person or role, the longest list first; each finding is listed once. */
export const byWho = (
  findings: readonly Finding[],
): { readonly who: string; readonly left: readonly Finding[] }[] =>
  [...Map.groupBy(findings, settles)]
    .map(([who, left]) => ({ who, left }))
    .toSorted((a, b) => b.left.length - a.left.length);

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
