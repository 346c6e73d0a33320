import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { QualityAssuranceFigureDesk } from './QualityAssuranceFigure/QualityAssuranceFigureDesk.tsx';
import { QualityAssuranceFigurePhone } from './QualityAssuranceFigure/QualityAssuranceFigurePhone.tsx';
import { QualityAssuranceHeroDesk } from './QualityAssuranceHero/QualityAssuranceHeroDesk.tsx';
import { QualityAssuranceHeroPhone } from './QualityAssuranceHero/QualityAssuranceHeroPhone.tsx';

export const qualityAssurance: ServiceDrawings<'quality-assurance'> = {
  hero: { desk: QualityAssuranceHeroDesk, phone: QualityAssuranceHeroPhone },
  figure: { desk: QualityAssuranceFigureDesk, phone: QualityAssuranceFigurePhone },
  offerMarks,
  deliverables,
};
