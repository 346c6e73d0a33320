import { Composed } from '../../../line/Composed.tsx';
import { WordpressFigureDesk } from './WordpressFigureDesk.tsx';
import { WordpressFigurePhone } from './WordpressFigurePhone.tsx';

/** What one visit loads, before and after a diet. */
export function WordpressFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<WordpressFigureDesk label={label} />}
      phone={<WordpressFigurePhone label={label} />}
    />
  );
}
