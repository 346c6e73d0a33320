import { Composed } from '../../../line/Composed.tsx';
import { CustomSoftwareDevelopmentFigureDesk } from './CustomSoftwareDevelopmentFigureDesk.tsx';
import { CustomSoftwareDevelopmentFigurePhone } from './CustomSoftwareDevelopmentFigurePhone.tsx';

/** A system as a wall: nine blocks are bought, the three on top are written. */
export function CustomSoftwareDevelopmentFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<CustomSoftwareDevelopmentFigureDesk label={label} />}
      phone={<CustomSoftwareDevelopmentFigurePhone label={label} />}
    />
  );
}
