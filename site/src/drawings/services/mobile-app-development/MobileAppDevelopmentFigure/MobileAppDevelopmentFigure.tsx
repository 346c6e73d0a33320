import { Composed } from '../../../line/Composed.tsx';
import { MobileAppDevelopmentFigureDesk } from './MobileAppDevelopmentFigureDesk.tsx';
import { MobileAppDevelopmentFigurePhone } from './MobileAppDevelopmentFigurePhone.tsx';

/** Old versions shrink and never vanish: the server answers all of them on any day. */
export function MobileAppDevelopmentFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<MobileAppDevelopmentFigureDesk label={label} />}
      phone={<MobileAppDevelopmentFigurePhone label={label} />}
    />
  );
}
