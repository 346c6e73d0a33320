import type { Company } from '#schema/company.schema.ts';
import { Tag } from '#ui/Tag/Tag.tsx';

type RegisteredProps = { readonly company: Pick<Company, 'registration' | 'grievances'> };

/** What rule 26 of India's Companies (Incorporation) Rules wants on the home page; docs/legal.md. */
export function Registered({ company: { registration, grievances } }: RegisteredProps) {
  return (
    <p>
      {registration &&
        `${registration.name} ${registration.number}. Registered office: ${registration.office.join(', ')}. `}
      {grievances && (
        <>
          Queries and grievances: {grievances.name},{' '}
          <a href={`mailto:${grievances.email}`}>{grievances.email}</a>.{' '}
        </>
      )}
      {[registration?.sample, grievances?.sample].includes(true) && <Tag>Sample details</Tag>}
    </p>
  );
}
