import { Composed } from '../../../line/Composed.tsx';
import { ProductDevelopmentHeroDesk } from './ProductDevelopmentHeroDesk.tsx';
import { ProductDevelopmentHeroPhone } from './ProductDevelopmentHeroPhone.tsx';

/** Three releases of one product, each of which gets people across the river. */
export function ProductDevelopmentHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<ProductDevelopmentHeroDesk label={label} />}
      phone={<ProductDevelopmentHeroPhone label={label} />}
    />
  );
}
