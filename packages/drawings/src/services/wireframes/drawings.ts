import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { WireframesFigureDesk } from './WireframesFigure/WireframesFigureDesk.tsx';
import { WireframesFigurePhone } from './WireframesFigure/WireframesFigurePhone.tsx';
import { WireframesHeroDesk } from './WireframesHero/WireframesHeroDesk.tsx';
import { WireframesHeroPhone } from './WireframesHero/WireframesHeroPhone.tsx';

export const wireframes: ServiceDrawings<'wireframes'> = {
  hero: { desk: WireframesHeroDesk, phone: WireframesHeroPhone },
  figure: { desk: WireframesFigureDesk, phone: WireframesFigurePhone },
  offerMarks,
  deliverables,
};
