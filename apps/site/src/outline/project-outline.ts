import type { RichText } from '@studio/content/schema/rich-text.ts';
import type { SubjectOf } from '@studio/content/schema/site-page.ts';
import { revision } from './revision.ts';

type Project = SubjectOf<'project'>['project'];

/** The sections of a project: the short version, the problem, the work, the results, the lessons. */
export const projectOutline = ({ project, call }: SubjectOf<'project'>) =>
  [
    ...(project.case?.steps
      ? [{ id: 'steps', title: 'The short version', steps: project.case.steps } as const]
      : []),
    {
      id: 'problem',
      title: 'The problem',
      facts: { disciplines: 'Disciplines', stack: 'Built with' },
    },
    { id: 'approach', title: 'What we did' },
    { id: 'result', title: 'What is different now' },
    ...measuredChapter(project),
    { id: 'lesson', title: 'What we would do differently' },
    { id: 'next', title: 'Next project' },
    { id: 'call', title: call.title },
  ] as const;

const sampleNote: RichText = [
  {
    kind: 'text',
    text: 'Invented for this sample. A real project shows only what the client has confirmed.',
  },
];

/** The three drawings of a case, in reading order. */
export const caseSteps = [
  { name: 'before', title: 'Before' },
  { name: 'decision', title: 'The decision' },
  { name: 'after', title: 'After' },
] as const;

/** The measurement drawn below the heading, if one has both values. */
export function measuredLine({ case: facts }: Project) {
  const row = facts?.measured?.find(({ scale }) => scale);
  if (!facts || !row?.scale) return undefined;
  return { title: row.title, text: row.text, scale: row.scale, sample: facts.sample };
}

/** The other measurements. */
function measuredChapter({ case: facts }: Project) {
  const rows = facts?.measured?.filter(({ scale }) => !scale) ?? [];
  if (rows.length === 0) return [];
  const note = facts?.sample ? sampleNote : undefined;
  return [{ id: 'measured', title: 'What was measured, and how', rows, note } as const];
}

interface Counted {
  readonly amount: number;
  readonly unit: string;
}

export const inDigits = ({ amount, unit }: Counted): string => `${amount} ${unit}`;

const cell = (term: string, figure: (Counted & { readonly says: string }) | undefined) =>
  figure ? [{ term, value: inDigits(figure), says: figure.says }] : [];

/**
 * The title block of a project. Facts that the content omits have no cell, and a project without a case has no block.
 */
export function projectBlock({ case: facts, reviewed }: Project): BlockCell[] {
  if (!facts) return [];
  const { first, team, length, confirmed, sample } = facts;
  return [
    ...cell('first result', first),
    // Fills the space of a missing first result.
    ...cell('team', team).map((one) => ({ ...one, wide: !first })),
    ...cell(length?.ongoing ? 'so far' : 'took', length),
    ...(confirmed
      ? [
          {
            term: 'confirmed by',
            value: confirmed.by,
            says: confirmed.mayBeCalled ? 'takes calls about it' : '',
            wide: true,
          },
        ]
      : []),
    ...(reviewed === undefined ? [] : [revision(reviewed, sample ? 'sample figures' : '')]),
  ];
}

interface BlockCell {
  readonly term: string;
  readonly value: string;
  readonly says: string;
  readonly wide?: boolean;
}
