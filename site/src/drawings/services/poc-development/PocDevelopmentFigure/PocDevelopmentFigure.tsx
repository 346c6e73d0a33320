import { Composed } from '../../../line/Composed.tsx';
import { PocDevelopmentFigureDesk } from './PocDevelopmentFigureDesk.tsx';
import { PocDevelopmentFigurePhone } from './PocDevelopmentFigurePhone.tsx';

/** The pass line is drawn before the first run; the last run decides. */
export function PocDevelopmentFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<PocDevelopmentFigureDesk label={label} />}
      phone={<PocDevelopmentFigurePhone label={label} />}
    />
  );
}
