import { Composed } from '../../../line/Composed.tsx';
import { ProductStrategyFigureDesk } from './ProductStrategyFigureDesk.tsx';
import { ProductStrategyFigurePhone } from './ProductStrategyFigurePhone.tsx';

/** What each feature costs to keep beside how much it is used. */
export function ProductStrategyFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<ProductStrategyFigureDesk label={label} />}
      phone={<ProductStrategyFigurePhone label={label} />}
    />
  );
}
