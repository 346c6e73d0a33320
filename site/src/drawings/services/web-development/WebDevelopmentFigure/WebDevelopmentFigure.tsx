import { Composed } from '../../../line/Composed.tsx';
import { WebDevelopmentFigureDesk } from './WebDevelopmentFigureDesk.tsx';
import { WebDevelopmentFigurePhone } from './WebDevelopmentFigurePhone.tsx';

/** One page at three widths: the columns change, the reading order does not. */
export function WebDevelopmentFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<WebDevelopmentFigureDesk label={label} />}
      phone={<WebDevelopmentFigurePhone label={label} />}
    />
  );
}
