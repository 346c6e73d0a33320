import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { TechnicalFeasibilityAnalysisFigureDesk } from './TechnicalFeasibilityAnalysisFigure/TechnicalFeasibilityAnalysisFigureDesk.tsx';
import { TechnicalFeasibilityAnalysisFigurePhone } from './TechnicalFeasibilityAnalysisFigure/TechnicalFeasibilityAnalysisFigurePhone.tsx';
import { TechnicalFeasibilityAnalysisHeroDesk } from './TechnicalFeasibilityAnalysisHero/TechnicalFeasibilityAnalysisHeroDesk.tsx';
import { TechnicalFeasibilityAnalysisHeroPhone } from './TechnicalFeasibilityAnalysisHero/TechnicalFeasibilityAnalysisHeroPhone.tsx';

export const technicalFeasibilityAnalysis: ServiceDrawings<'technical-feasibility-analysis'> = {
  hero: {
    desk: TechnicalFeasibilityAnalysisHeroDesk,
    phone: TechnicalFeasibilityAnalysisHeroPhone,
  },
  figure: {
    desk: TechnicalFeasibilityAnalysisFigureDesk,
    phone: TechnicalFeasibilityAnalysisFigurePhone,
  },
  offerMarks,
  deliverables,
};
