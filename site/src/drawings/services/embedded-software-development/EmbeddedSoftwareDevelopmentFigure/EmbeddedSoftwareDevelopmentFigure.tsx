import { Composed } from '../../../line/Composed.tsx';
import { EmbeddedSoftwareDevelopmentFigureDesk } from './EmbeddedSoftwareDevelopmentFigureDesk.tsx';
import { EmbeddedSoftwareDevelopmentFigurePhone } from './EmbeddedSoftwareDevelopmentFigurePhone.tsx';

/** An update in two slots: the power fails halfway, and the device still starts. */
export function EmbeddedSoftwareDevelopmentFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<EmbeddedSoftwareDevelopmentFigureDesk label={label} />}
      phone={<EmbeddedSoftwareDevelopmentFigurePhone label={label} />}
    />
  );
}
