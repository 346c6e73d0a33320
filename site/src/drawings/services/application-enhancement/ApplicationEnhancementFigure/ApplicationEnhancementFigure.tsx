import { Composed } from '../../../line/Composed.tsx';
import { ApplicationEnhancementFigureDesk } from './ApplicationEnhancementFigureDesk.tsx';
import { ApplicationEnhancementFigurePhone } from './ApplicationEnhancementFigurePhone.tsx';

/** A report measured before and after the one step that cost most was changed. */
export function ApplicationEnhancementFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<ApplicationEnhancementFigureDesk label={label} />}
      phone={<ApplicationEnhancementFigurePhone label={label} />}
    />
  );
}
