import type { Company } from '@studio/content/schema/company.schema.ts';
import { Tag } from '#ui/Tag/Tag.tsx';

interface RegisteredProps {
  readonly company: Pick<Company, 'legalName' | 'registration' | 'grievances'>;
  /** For places where the legal name is not shown already. */
  readonly named?: boolean;
}

/**
 * The registration details that rule 26 of India's Companies (Incorporation) Rules requires on the home page;
 * docs/legal.md.
 */
export function Registered({
  company: { legalName, registration, grievances },
  named,
}: RegisteredProps) {
  return (
    <p>
      {named && <b>{legalName}. </b>}
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
