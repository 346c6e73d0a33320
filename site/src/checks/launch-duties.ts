import type { Check } from '#catalogue/check.ts';
import type { ProjectFile } from '#schema/project.schema.ts';
import { samples } from './samples.ts';
import type { Finding } from '#catalogue/finding.ts';

type Case = NonNullable<ProjectFile['case']>;

interface Duty {
  readonly what: string;
  readonly who: string;
  readonly files: RegExp;
}

/** Who settles what before the site may go out, by where it is written. */
const duties: readonly Duty[] = [
  {
    what: 'Company facts',
    who: 'whoever runs the company',
    files: /^company\.yaml$|^pages\/(contact|services)\.yaml$/,
  },
  {
    what: 'Terms of work',
    who: 'the owner each line names',
    files: /^pages\/terms-of-work\.yaml$/,
  },
  { what: 'People', who: 'whoever hires, with each one’s consent', files: /^people\// },
  {
    what: 'Answers to security people',
    who: 'the owner each answer names',
    files: /^pages\/security\.yaml$/,
  },
  { what: 'Figures of this site', who: 'whoever releases it', files: /^pages\/proof\.yaml$/ },
  { what: 'Claims', who: 'marketing', files: /^claims\.yaml$/ },
  { what: 'Reviews', who: 'sales, with each client’s consent', files: /^reviews\// },
  { what: 'Projects', who: 'sales, with each client’s consent', files: /^projects\// },
  { what: 'Services', who: 'whoever leads the work', files: /^services\b/ },
  {
    what: 'Legal texts',
    who: 'a lawyer',
    files: /^(?:legal\/|form-notices\.yaml$|nda\.yaml$)/,
  },
  { what: 'Vacancies', who: 'whoever hires', files: /^vacancies\// },
  { what: 'Everything else', who: 'whoever edits the site', files: /^/ },
];

/** The findings of each duty, in the order of the list; a finding has one place. */
export function byDuty(
  findings: readonly Finding[],
): { readonly duty: Duty; readonly left: readonly Finding[] }[] {
  const dutyOf = ({ file }: Finding) => duties.find(({ files }) => files.test(file));
  return duties
    .map((duty) => ({ duty, left: findings.filter((finding) => dutyOf(finding) === duty) }))
    .filter(({ left }) => left.length > 0);
}

/** What stands in a sample case: each value has to be asked of the client. */
const unconfirmedCase = ({ length, team, measured = [], confirmed }: Case): string[] => [
  ...(length ? ['how long it took'] : []),
  ...(team ? ['the team'] : []),
  ...measured.map(({ title }) => `“${title}”`),
  ...(confirmed ? ['who confirmed it', 'whether they may be called'] : []),
];

/** Samples; of a case every value by its name. Answers are told by unconfirmedAnswers(). */
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

/** Samples, those of all services told at once: one talk settles them. */
export const samplesAtOnce: Check = (content) => {
  const all = samplesByValue(content);
  const ofServices = all.filter(({ file }) => file.startsWith('services/'));
  if (ofServices.length === 0) return all;
  const slugs = ofServices.map(({ file }) => file.replace(/^services\/|\.yaml$/g, ''));
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
