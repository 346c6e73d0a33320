import { Composed } from '../../../line/Composed.tsx';
import { SupportMaintenanceHeroDesk } from './SupportMaintenanceHeroDesk.tsx';
import { SupportMaintenanceHeroPhone } from './SupportMaintenanceHeroPhone.tsx';

/** A year of releases as a pulse: two incidents, and the second recovers faster. */
export function SupportMaintenanceHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<SupportMaintenanceHeroDesk label={label} />}
      phone={<SupportMaintenanceHeroPhone label={label} />}
    />
  );
}
