import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { WebDevelopmentFigureDesk } from './WebDevelopmentFigure/WebDevelopmentFigureDesk.tsx';
import { WebDevelopmentFigurePhone } from './WebDevelopmentFigure/WebDevelopmentFigurePhone.tsx';
import { WebDevelopmentHeroDesk } from './WebDevelopmentHero/WebDevelopmentHeroDesk.tsx';
import { WebDevelopmentHeroPhone } from './WebDevelopmentHero/WebDevelopmentHeroPhone.tsx';

export const webDevelopment: ServiceDrawings<'web-development'> = {
  hero: { desk: WebDevelopmentHeroDesk, phone: WebDevelopmentHeroPhone },
  figure: { desk: WebDevelopmentFigureDesk, phone: WebDevelopmentFigurePhone },
  offerMarks,
  deliverables,
};
