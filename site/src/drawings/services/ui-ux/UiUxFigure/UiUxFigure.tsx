import { Composed } from '../../../line/Composed.tsx';
import { UiUxFigureDesk } from './UiUxFigureDesk.tsx';
import { UiUxFigurePhone } from './UiUxFigurePhone.tsx';

/** One form in the three ways it is used: seen, reached by keyboard, heard. */
export function UiUxFigure({ label }: { readonly label: string }) {
  return (
    <Composed desk={<UiUxFigureDesk label={label} />} phone={<UiUxFigurePhone label={label} />} />
  );
}
