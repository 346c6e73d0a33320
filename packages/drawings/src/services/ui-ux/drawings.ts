import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { UiUxFigureDesk } from './UiUxFigure/UiUxFigureDesk.tsx';
import { UiUxFigurePhone } from './UiUxFigure/UiUxFigurePhone.tsx';
import { UiUxHeroDesk } from './UiUxHero/UiUxHeroDesk.tsx';
import { UiUxHeroPhone } from './UiUxHero/UiUxHeroPhone.tsx';

export const uiUx: ServiceDrawings<'ui-ux'> = {
  hero: { desk: UiUxHeroDesk, phone: UiUxHeroPhone },
  figure: { desk: UiUxFigureDesk, phone: UiUxFigurePhone },
  offerMarks,
  deliverables,
};
