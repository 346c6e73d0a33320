import { Composed } from '../../line/Composed.tsx';
import { ExplodedProductDesk } from './ExplodedProductDesk.tsx';
import { ExplodedProductPhone } from './ExplodedProductPhone.tsx';

/** The home page's hero: a product taken apart into the five groups of services. */
export function ExplodedProduct() {
  return <Composed desk={<ExplodedProductDesk />} phone={<ExplodedProductPhone />} />;
}
