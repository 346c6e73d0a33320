import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { EmbeddedSoftwareDevelopmentFigureDesk } from './EmbeddedSoftwareDevelopmentFigure/EmbeddedSoftwareDevelopmentFigureDesk.tsx';
import { EmbeddedSoftwareDevelopmentFigurePhone } from './EmbeddedSoftwareDevelopmentFigure/EmbeddedSoftwareDevelopmentFigurePhone.tsx';
import { EmbeddedSoftwareDevelopmentHeroDesk } from './EmbeddedSoftwareDevelopmentHero/EmbeddedSoftwareDevelopmentHeroDesk.tsx';
import { EmbeddedSoftwareDevelopmentHeroPhone } from './EmbeddedSoftwareDevelopmentHero/EmbeddedSoftwareDevelopmentHeroPhone.tsx';

export const embeddedSoftwareDevelopment: ServiceDrawings<'embedded-software-development'> = {
  hero: { desk: EmbeddedSoftwareDevelopmentHeroDesk, phone: EmbeddedSoftwareDevelopmentHeroPhone },
  figure: {
    desk: EmbeddedSoftwareDevelopmentFigureDesk,
    phone: EmbeddedSoftwareDevelopmentFigurePhone,
  },
  offerMarks,
  deliverables,
};
