import { Composed } from '../../../line/Composed.tsx';
import { ShopifyHeroDesk } from './ShopifyHeroDesk.tsx';
import { ShopifyHeroPhone } from './ShopifyHeroPhone.tsx';

/** One order's life: the lanes it passes, and the way back. */
export function ShopifyHero({ label }: { readonly label: string }) {
  return (
    <Composed desk={<ShopifyHeroDesk label={label} />} phone={<ShopifyHeroPhone label={label} />} />
  );
}
