import { Composed } from '../../../line/Composed.tsx';
import { SupportMaintenanceFigureDesk } from './SupportMaintenanceFigureDesk.tsx';
import { SupportMaintenanceFigurePhone } from './SupportMaintenanceFigurePhone.tsx';

/** Updates postponed pile up into one jump; done monthly they stay small. */
export function SupportMaintenanceFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<SupportMaintenanceFigureDesk label={label} />}
      phone={<SupportMaintenanceFigurePhone label={label} />}
    />
  );
}
