import { Composed } from '../../../line/Composed.tsx';
import { DigitalMarketingHeroDesk } from './DigitalMarketingHeroDesk.tsx';
import { DigitalMarketingHeroPhone } from './DigitalMarketingHeroPhone.tsx';

/** Channels as metered pipes into one basin of paid orders, with a leak at the landing page. */
export function DigitalMarketingHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<DigitalMarketingHeroDesk label={label} />}
      phone={<DigitalMarketingHeroPhone label={label} />}
    />
  );
}
