import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { ApplicationModernizationFigureDesk } from './ApplicationModernizationFigure/ApplicationModernizationFigureDesk.tsx';
import { ApplicationModernizationFigurePhone } from './ApplicationModernizationFigure/ApplicationModernizationFigurePhone.tsx';
import { ApplicationModernizationHeroDesk } from './ApplicationModernizationHero/ApplicationModernizationHeroDesk.tsx';
import { ApplicationModernizationHeroPhone } from './ApplicationModernizationHero/ApplicationModernizationHeroPhone.tsx';

export const applicationModernization: ServiceDrawings<'application-modernization'> = {
  hero: { desk: ApplicationModernizationHeroDesk, phone: ApplicationModernizationHeroPhone },
  figure: { desk: ApplicationModernizationFigureDesk, phone: ApplicationModernizationFigurePhone },
  offerMarks,
  deliverables,
};
