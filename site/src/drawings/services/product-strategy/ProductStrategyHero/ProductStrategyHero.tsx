import { Composed } from '../../../line/Composed.tsx';
import { ProductStrategyHeroDesk } from './ProductStrategyHeroDesk.tsx';
import { ProductStrategyHeroPhone } from './ProductStrategyHeroPhone.tsx';

/** A route over a ridge with gates at which one goes on or stops, and the spending under it. */
export function ProductStrategyHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<ProductStrategyHeroDesk label={label} />}
      phone={<ProductStrategyHeroPhone label={label} />}
    />
  );
}
