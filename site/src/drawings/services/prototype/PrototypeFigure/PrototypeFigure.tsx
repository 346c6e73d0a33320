import { Composed } from '../../../line/Composed.tsx';
import { PrototypeFigureDesk } from './PrototypeFigureDesk.tsx';
import { PrototypeFigurePhone } from './PrototypeFigurePhone.tsx';

/** A prototype as a film set: complete from the front, propped from behind. */
export function PrototypeFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<PrototypeFigureDesk label={label} />}
      phone={<PrototypeFigurePhone label={label} />}
    />
  );
}
