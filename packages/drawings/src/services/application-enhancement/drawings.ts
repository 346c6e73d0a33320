import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { ApplicationEnhancementFigureDesk } from './ApplicationEnhancementFigure/ApplicationEnhancementFigureDesk.tsx';
import { ApplicationEnhancementFigurePhone } from './ApplicationEnhancementFigure/ApplicationEnhancementFigurePhone.tsx';
import { ApplicationEnhancementHeroDesk } from './ApplicationEnhancementHero/ApplicationEnhancementHeroDesk.tsx';
import { ApplicationEnhancementHeroPhone } from './ApplicationEnhancementHero/ApplicationEnhancementHeroPhone.tsx';

export const applicationEnhancement: ServiceDrawings<'application-enhancement'> = {
  hero: { desk: ApplicationEnhancementHeroDesk, phone: ApplicationEnhancementHeroPhone },
  figure: { desk: ApplicationEnhancementFigureDesk, phone: ApplicationEnhancementFigurePhone },
  offerMarks,
  deliverables,
};
