import { Composed } from '../../../line/Composed.tsx';
import { MobileAppDevelopmentHeroDesk } from './MobileAppDevelopmentHeroDesk.tsx';
import { MobileAppDevelopmentHeroPhone } from './MobileAppDevelopmentHeroPhone.tsx';

/** A ride through a tunnel: what is entered without a network waits, then arrives in order. */
export function MobileAppDevelopmentHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<MobileAppDevelopmentHeroDesk label={label} />}
      phone={<MobileAppDevelopmentHeroPhone label={label} />}
    />
  );
}
