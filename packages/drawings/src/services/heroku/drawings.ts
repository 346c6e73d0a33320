import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { HerokuFigureDesk } from './HerokuFigure/HerokuFigureDesk.tsx';
import { HerokuFigurePhone } from './HerokuFigure/HerokuFigurePhone.tsx';
import { HerokuHeroDesk } from './HerokuHero/HerokuHeroDesk.tsx';
import { HerokuHeroPhone } from './HerokuHero/HerokuHeroPhone.tsx';

export const heroku: ServiceDrawings<'heroku'> = {
  hero: { desk: HerokuHeroDesk, phone: HerokuHeroPhone },
  figure: { desk: HerokuFigureDesk, phone: HerokuFigurePhone },
  offerMarks,
  deliverables,
};
