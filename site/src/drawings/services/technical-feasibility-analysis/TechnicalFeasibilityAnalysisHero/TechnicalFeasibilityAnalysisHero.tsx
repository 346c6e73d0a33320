import { Composed } from '../../../line/Composed.tsx';
import { TechnicalFeasibilityAnalysisHeroDesk } from './TechnicalFeasibilityAnalysisHeroDesk.tsx';
import { TechnicalFeasibilityAnalysisHeroPhone } from './TechnicalFeasibilityAnalysisHeroPhone.tsx';

/** A plan as a beam: loaded with its own demands, measured, and compared with the limit. */
export function TechnicalFeasibilityAnalysisHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<TechnicalFeasibilityAnalysisHeroDesk label={label} />}
      phone={<TechnicalFeasibilityAnalysisHeroPhone label={label} />}
    />
  );
}
