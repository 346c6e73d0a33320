import { Composed } from '../../../line/Composed.tsx';
import { SeoHeroDesk } from './SeoHeroDesk.tsx';
import { SeoHeroPhone } from './SeoHeroPhone.tsx';

/** How a crawler walks a site, what it brings home and what it never finds. */
export function SeoHero({ label }: { readonly label: string }) {
  return <Composed desk={<SeoHeroDesk label={label} />} phone={<SeoHeroPhone label={label} />} />;
}
