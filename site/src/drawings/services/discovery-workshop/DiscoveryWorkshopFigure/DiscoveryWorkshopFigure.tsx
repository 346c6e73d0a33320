import { Composed } from '../../../line/Composed.tsx';
import { DiscoveryWorkshopFigureDesk } from './DiscoveryWorkshopFigureDesk.tsx';
import { DiscoveryWorkshopFigurePhone } from './DiscoveryWorkshopFigurePhone.tsx';

/** The range of an estimate narrows as questions are answered. */
export function DiscoveryWorkshopFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<DiscoveryWorkshopFigureDesk label={label} />}
      phone={<DiscoveryWorkshopFigurePhone label={label} />}
    />
  );
}
