import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { SeoFigureDesk } from './SeoFigure/SeoFigureDesk.tsx';
import { SeoFigurePhone } from './SeoFigure/SeoFigurePhone.tsx';
import { SeoHeroDesk } from './SeoHero/SeoHeroDesk.tsx';
import { SeoHeroPhone } from './SeoHero/SeoHeroPhone.tsx';

export const seo: ServiceDrawings<'seo'> = {
  hero: { desk: SeoHeroDesk, phone: SeoHeroPhone },
  figure: { desk: SeoFigureDesk, phone: SeoFigurePhone },
  offerMarks,
  deliverables,
};
