import { Composed } from '../../../line/Composed.tsx';
import { ProductDevelopmentFigureDesk } from './ProductDevelopmentFigureDesk.tsx';
import { ProductDevelopmentFigurePhone } from './ProductDevelopmentFigurePhone.tsx';

/** The list of ideas after each release: what ships, what moves, what is dropped. */
export function ProductDevelopmentFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<ProductDevelopmentFigureDesk label={label} />}
      phone={<ProductDevelopmentFigurePhone label={label} />}
    />
  );
}
