import { Composed } from '../../../line/Composed.tsx';
import { SeoFigureDesk } from './SeoFigureDesk.tsx';
import { SeoFigurePhone } from './SeoFigurePhone.tsx';

/** A year of search work: effort first, effect later, on one calendar. */
export function SeoFigure({ label }: { readonly label: string }) {
  return (
    <Composed desk={<SeoFigureDesk label={label} />} phone={<SeoFigurePhone label={label} />} />
  );
}
