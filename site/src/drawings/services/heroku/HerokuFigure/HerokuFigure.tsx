import { Composed } from '../../../line/Composed.tsx';
import { HerokuFigureDesk } from './HerokuFigureDesk.tsx';
import { HerokuFigurePhone } from './HerokuFigurePhone.tsx';

/** The schedule of a switch-over: what runs where, before and after the pause. */
export function HerokuFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<HerokuFigureDesk label={label} />}
      phone={<HerokuFigurePhone label={label} />}
    />
  );
}
