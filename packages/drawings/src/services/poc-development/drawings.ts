import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { PocDevelopmentFigureDesk } from './PocDevelopmentFigure/PocDevelopmentFigureDesk.tsx';
import { PocDevelopmentFigurePhone } from './PocDevelopmentFigure/PocDevelopmentFigurePhone.tsx';
import { PocDevelopmentHeroDesk } from './PocDevelopmentHero/PocDevelopmentHeroDesk.tsx';
import { PocDevelopmentHeroPhone } from './PocDevelopmentHero/PocDevelopmentHeroPhone.tsx';

export const pocDevelopment: ServiceDrawings<'poc-development'> = {
  hero: { desk: PocDevelopmentHeroDesk, phone: PocDevelopmentHeroPhone },
  figure: { desk: PocDevelopmentFigureDesk, phone: PocDevelopmentFigurePhone },
  offerMarks,
  deliverables,
};
