import { Composed } from '../../../line/Composed.tsx';
import { DiscoveryWorkshopHeroDesk } from './DiscoveryWorkshopHeroDesk.tsx';
import { DiscoveryWorkshopHeroPhone } from './DiscoveryWorkshopHeroPhone.tsx';

/** A table from above: loose notes are grouped, most are set aside, one scope sheet is signed. */
export function DiscoveryWorkshopHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<DiscoveryWorkshopHeroDesk label={label} />}
      phone={<DiscoveryWorkshopHeroPhone label={label} />}
    />
  );
}
