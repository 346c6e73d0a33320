import { Composed } from '../../../line/Composed.tsx';
import { ShopifyFigureDesk } from './ShopifyFigureDesk.tsx';
import { ShopifyFigurePhone } from './ShopifyFigurePhone.tsx';

/** The last piece on the shelf, and two people who want it. */
export function ShopifyFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<ShopifyFigureDesk label={label} />}
      phone={<ShopifyFigurePhone label={label} />}
    />
  );
}
