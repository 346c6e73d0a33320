import { Composed } from '../../../line/Composed.tsx';
import { QualityAssuranceFigureDesk } from './QualityAssuranceFigureDesk.tsx';
import { QualityAssuranceFigurePhone } from './QualityAssuranceFigurePhone.tsx';

/** An order as states and moves: which moves tests walk, and the one nobody thought of. */
export function QualityAssuranceFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<QualityAssuranceFigureDesk label={label} />}
      phone={<QualityAssuranceFigurePhone label={label} />}
    />
  );
}
