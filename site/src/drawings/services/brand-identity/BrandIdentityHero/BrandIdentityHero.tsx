import { Composed } from '../../../line/Composed.tsx';
import { BrandIdentityHeroDesk } from './BrandIdentityHeroDesk.tsx';
import { BrandIdentityHeroPhone } from './BrandIdentityHeroPhone.tsx';

/** How a mark is constructed, how much air it needs, and how small it may get. */
export function BrandIdentityHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<BrandIdentityHeroDesk label={label} />}
      phone={<BrandIdentityHeroPhone label={label} />}
    />
  );
}
