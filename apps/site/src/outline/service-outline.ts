import type { Person } from '@studio/content/schema/entries.ts';
import type { RichText } from '@studio/content/schema/rich-text.ts';
import type { SubjectOf } from '@studio/content/schema/site-page.ts';
import { revision } from './revision.ts';

type Service = SubjectOf<'service'>['service'];

/**
 * The bands of a service page after its introduction. Four are prominent, for readers who only scroll; the rest is
 * one plain index, in the specification's order.
 */
export const serviceOutline = ({ service, call }: SubjectOf<'service'>, company: string) =>
  [
    { id: 'process', title: 'How the work runs' },
    ...(service.exhibit ? [{ id: 'exhibit', title: service.exhibit.title } as const] : []),
    { id: 'not', title: 'When not to buy this' },
    { id: 'shape', title: 'Typical engagement' },
    { id: 'reasons', title: 'Why clients call us about this' },
    { id: 'offer', title: 'Services offered' },
    { id: 'technologies', title: 'Technologies and tools' },
    { id: 'features', title: 'Key features' },
    { id: 'why-us', title: 'Why work with us', company: `Why ${company}?` },
    { id: 'questions', title: 'Questions and answers' },
    { id: 'next', title: 'Read next', proof: 'Related projects' },
    { id: 'contact', title: service.call.title, sheet: call.title },
    { id: 'sources', title: 'Sources' },
  ] as const;

/** Time, people and price of an engagement; without numbers only the text. */
export const engagementFigures = (
  { engagement: { shape, duration, team } }: Service,
  terms: string | undefined,
) =>
  [
    { term: 'How long', value: shape?.time, words: duration, person: undefined },
    { term: 'Who works on it', value: shape?.team.value, words: team, person: undefined },
    ...(shape || terms
      ? [
          {
            term: 'What it costs',
            value: shape?.price,
            words: terms ? onTerms(terms) : [],
            person: undefined,
          } as const,
        ]
      : []),
  ] as const;

/** The other terms of an engagement. */
export const engagementTerms = ({ engagement, answeredBy }: Service) =>
  [
    { term: 'What we need from you', words: engagement.yourSide, person: undefined },
    { term: 'Contract model', words: engagement.model, person: undefined },
    ...(answeredBy
      ? [
          {
            term: 'Who is responsible',
            words: introduced(answeredBy),
            person: answeredBy,
          } as const,
        ]
      : []),
  ] as const;

/** Each service links here for its costs. */
const onTerms = (terms: string): RichText => [
  { kind: 'link', text: 'What it costs, and what moves it', target: '', href: `${terms}#cost` },
];

const introduced = ({ name, role, href, sample }: Person): RichText => [
  { kind: 'link', text: name, target: '', href },
  { kind: 'text', text: `, ${role}${sample ? ' (sample)' : ''}` },
];

/** The title block of a service: first step, team, starting price, author, and date of review. */
export function titleBlock({ service, answered }: SubjectOf<'service'>) {
  const { engagement, answeredBy, reviewed } = service;
  const { shape } = engagement;
  if (!shape) return [];
  const within = answered?.within ?? '';
  const answers = answeredBy
    ? { value: answeredBy.name, says: `${answeredBy.role}, ${within}` }
    : { value: answered?.by ?? '', says: within };
  return [
    { term: 'first result', ...shape.first },
    { term: 'team', ...shape.team },
    { term: 'from', ...shape.from },
    ...(answered ? [{ term: 'answered by', ...answers, wide: true }] : []),
    revision(reviewed, shape.sample ? 'sample figures' : ''),
  ];
}
