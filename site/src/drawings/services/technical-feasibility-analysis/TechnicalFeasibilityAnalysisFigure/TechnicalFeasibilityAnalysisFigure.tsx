import { Composed } from '../../../line/Composed.tsx';
import { TechnicalFeasibilityAnalysisFigureDesk } from './TechnicalFeasibilityAnalysisFigureDesk.tsx';
import { TechnicalFeasibilityAnalysisFigurePhone } from './TechnicalFeasibilityAnalysisFigurePhone.tsx';

/** Which unknowns to test, in which order, and which to leave alone. */
export function TechnicalFeasibilityAnalysisFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<TechnicalFeasibilityAnalysisFigureDesk label={label} />}
      phone={<TechnicalFeasibilityAnalysisFigurePhone label={label} />}
    />
  );
}
