import { Composed } from '../../../line/Composed.tsx';
import { AwsFigureDesk } from './AwsFigureDesk.tsx';
import { AwsFigurePhone } from './AwsFigurePhone.tsx';

/** One bill, before and after it is taken apart by owner. */
export function AwsFigure({ label }: { readonly label: string }) {
  return (
    <Composed desk={<AwsFigureDesk label={label} />} phone={<AwsFigurePhone label={label} />} />
  );
}
