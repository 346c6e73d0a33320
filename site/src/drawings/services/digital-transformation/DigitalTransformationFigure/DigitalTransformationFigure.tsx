import { Composed } from '../../../line/Composed.tsx';
import { DigitalTransformationFigureDesk } from './DigitalTransformationFigureDesk.tsx';
import { DigitalTransformationFigurePhone } from './DigitalTransformationFigurePhone.tsx';

/** Orders move to the new path week by week, until the old form is closed. */
export function DigitalTransformationFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<DigitalTransformationFigureDesk label={label} />}
      phone={<DigitalTransformationFigurePhone label={label} />}
    />
  );
}
