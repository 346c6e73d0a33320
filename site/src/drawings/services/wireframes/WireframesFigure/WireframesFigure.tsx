import { Composed } from '../../../line/Composed.tsx';
import { WireframesFigureDesk } from './WireframesFigureDesk.tsx';
import { WireframesFigurePhone } from './WireframesFigurePhone.tsx';

/** One list in the four states that are usually forgotten. */
export function WireframesFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<WireframesFigureDesk label={label} />}
      phone={<WireframesFigurePhone label={label} />}
    />
  );
}
