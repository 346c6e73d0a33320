import { Composed } from '../../../line/Composed.tsx';
import { PowerbiFigureDesk } from './PowerbiFigureDesk.tsx';
import { PowerbiFigurePhone } from './PowerbiFigurePhone.tsx';

/** Why reports disagree, and what happens when the rule lives in one place. */
export function PowerbiFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<PowerbiFigureDesk label={label} />}
      phone={<PowerbiFigurePhone label={label} />}
    />
  );
}
