import { Composed } from '../../../line/Composed.tsx';
import { SoftwareAuditHeroDesk } from './SoftwareAuditHeroDesk.tsx';
import { SoftwareAuditHeroPhone } from './SoftwareAuditHeroPhone.tsx';

/** A ship in dry dock with its findings numbered: most lie below the waterline. */
export function SoftwareAuditHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<SoftwareAuditHeroDesk label={label} />}
      phone={<SoftwareAuditHeroPhone label={label} />}
    />
  );
}
