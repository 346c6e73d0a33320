import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { ApplicationRedesignFigureDesk } from './ApplicationRedesignFigure/ApplicationRedesignFigureDesk.tsx';
import { ApplicationRedesignFigurePhone } from './ApplicationRedesignFigure/ApplicationRedesignFigurePhone.tsx';
import { ApplicationRedesignHeroDesk } from './ApplicationRedesignHero/ApplicationRedesignHeroDesk.tsx';
import { ApplicationRedesignHeroPhone } from './ApplicationRedesignHero/ApplicationRedesignHeroPhone.tsx';

export const applicationRedesign: ServiceDrawings<'application-redesign'> = {
  hero: { desk: ApplicationRedesignHeroDesk, phone: ApplicationRedesignHeroPhone },
  figure: { desk: ApplicationRedesignFigureDesk, phone: ApplicationRedesignFigurePhone },
  offerMarks,
  deliverables,
};
