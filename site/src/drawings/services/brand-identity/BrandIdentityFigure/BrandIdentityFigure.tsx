import { Composed } from '../../../line/Composed.tsx';
import { BrandIdentityFigureDesk } from './BrandIdentityFigureDesk.tsx';
import { BrandIdentityFigurePhone } from './BrandIdentityFigurePhone.tsx';

/** One mark from the width of a match to the side of a van, and where its small cut ends. */
export function BrandIdentityFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<BrandIdentityFigureDesk label={label} />}
      phone={<BrandIdentityFigurePhone label={label} />}
    />
  );
}
