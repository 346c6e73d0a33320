import { Composed } from '../../../line/Composed.tsx';
import { ApplicationRedesignFigureDesk } from './ApplicationRedesignFigureDesk.tsx';
import { ApplicationRedesignFigurePhone } from './ApplicationRedesignFigurePhone.tsx';

/** Functions counted by use, and the place each gets in the redesign. */
export function ApplicationRedesignFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<ApplicationRedesignFigureDesk label={label} />}
      phone={<ApplicationRedesignFigurePhone label={label} />}
    />
  );
}
