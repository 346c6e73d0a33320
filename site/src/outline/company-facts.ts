import type { Company } from '#schema/company.schema.ts';
import type { RichText } from '#schema/rich-text.ts';

const said = (text: string): RichText => [{ kind: 'text', text }];

/** What the law asks a company to say of itself, term by term; what is not known is not listed. */
export function companyFacts({ legalName, registration, grievances }: Company) {
  return [
    { term: 'Registered as', words: said(legalName) },
    ...(registration
      ? [
          { term: registration.name, words: said(registration.number) },
          { term: 'Registered office', words: said(registration.office.join(', ')) },
        ]
      : []),
    ...(grievances
      ? [
          {
            term: 'Queries and grievances',
            words: [
              ...said(`${grievances.name}, `),
              {
                kind: 'link',
                text: grievances.email,
                target: '',
                href: `mailto:${grievances.email}`,
              } as const,
            ],
          },
        ]
      : []),
  ];
}

/** True while any of it is not confirmed. */
export const factsAreSamples = ({ registration, grievances }: Company): boolean =>
  [registration?.sample, grievances?.sample].includes(true);
