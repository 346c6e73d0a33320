import { Composed } from '../../../line/Composed.tsx';
import { SalesforceFigureDesk } from './SalesforceFigureDesk.tsx';
import { SalesforceFigurePhone } from './SalesforceFigurePhone.tsx';

/** Three systems know the customer; field by field, one value survives. */
export function SalesforceFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<SalesforceFigureDesk label={label} />}
      phone={<SalesforceFigurePhone label={label} />}
    />
  );
}
