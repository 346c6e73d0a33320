import { Composed } from '../../../line/Composed.tsx';
import { SalesforceHeroDesk } from './SalesforceHeroDesk.tsx';
import { SalesforceHeroPhone } from './SalesforceHeroPhone.tsx';

/** One record of the customer: every field has a single writer, everyone reads. */
export function SalesforceHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<SalesforceHeroDesk label={label} />}
      phone={<SalesforceHeroPhone label={label} />}
    />
  );
}
