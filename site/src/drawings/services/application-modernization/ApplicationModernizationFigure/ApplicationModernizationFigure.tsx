import { Composed } from '../../../line/Composed.tsx';
import { ApplicationModernizationFigureDesk } from './ApplicationModernizationFigureDesk.tsx';
import { ApplicationModernizationFigurePhone } from './ApplicationModernizationFigurePhone.tsx';

/** Old and new answer the same requests; when the differences are gone, the switch is turned. */
export function ApplicationModernizationFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<ApplicationModernizationFigureDesk label={label} />}
      phone={<ApplicationModernizationFigurePhone label={label} />}
    />
  );
}
