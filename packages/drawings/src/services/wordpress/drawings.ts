import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { WordpressFigureDesk } from './WordpressFigure/WordpressFigureDesk.tsx';
import { WordpressFigurePhone } from './WordpressFigure/WordpressFigurePhone.tsx';
import { WordpressHeroDesk } from './WordpressHero/WordpressHeroDesk.tsx';
import { WordpressHeroPhone } from './WordpressHero/WordpressHeroPhone.tsx';

export const wordpress: ServiceDrawings<'wordpress'> = {
  hero: { desk: WordpressHeroDesk, phone: WordpressHeroPhone },
  figure: { desk: WordpressFigureDesk, phone: WordpressFigurePhone },
  offerMarks,
  deliverables,
};
