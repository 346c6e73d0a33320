import type { Person } from '#schema/entries.ts';
import type { RichText } from '#schema/rich-text.ts';
import type { SubjectOf } from '#schema/site-page.ts';

/** Every band of a service page after its introduction, in the specification's order. */
export const serviceOutline = ({ service, call }: SubjectOf<'service'>, company: string) =>
  [
    { id: 'reasons', title: 'Why clients call us about this' },
    { id: 'offer', title: 'Services offered' },
    { id: 'process', title: 'How the work runs' },
    { id: 'technologies', title: 'Technologies and tools' },
    { id: 'features', title: 'Key features' },
    { id: 'why-us', title: 'Why work with us', company: `Why ${company}?` },
    { id: 'fit', title: 'When not to buy this', shape: 'The usual shape' },
    { id: 'questions', title: 'Questions and answers' },
    { id: 'next', title: 'Read next', proof: 'Where we did it' },
    { id: 'contact', title: service.call.title, sheet: call.title },
    { id: 'sources', title: 'Sources' },
  ] as const;

/** The usual shape of an engagement, term by term. */
export const engagementTerms = ({ engagement, answeredBy }: SubjectOf<'service'>['service']) =>
  [
    { term: 'How long', words: engagement.duration },
    { term: 'Who works on it', words: engagement.team },
    { term: 'What it takes from you', words: engagement.yourSide },
    { term: 'How we agree on it', words: [...engagement.model, ...onTerms] },
    ...(answeredBy ? [{ term: 'Who answers for it', words: introduced(answeredBy) } as const] : []),
  ] as const;

/** Where every service says what it costs. */
const onTerms: RichText = [
  { kind: 'text', text: ' ' },
  { kind: 'link', text: 'What it costs', target: '', href: '/terms-of-work#cost' },
];

const introduced = ({ name, role, href, sample }: Person): RichText => [
  { kind: 'link', text: name, target: '', href },
  { kind: 'text', text: `, ${role}${sample ? ' (sample)' : ''}` },
];
