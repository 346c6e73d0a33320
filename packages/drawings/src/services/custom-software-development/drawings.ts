import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { CustomSoftwareDevelopmentFigureDesk } from './CustomSoftwareDevelopmentFigure/CustomSoftwareDevelopmentFigureDesk.tsx';
import { CustomSoftwareDevelopmentFigurePhone } from './CustomSoftwareDevelopmentFigure/CustomSoftwareDevelopmentFigurePhone.tsx';
import { CustomSoftwareDevelopmentHeroDesk } from './CustomSoftwareDevelopmentHero/CustomSoftwareDevelopmentHeroDesk.tsx';
import { CustomSoftwareDevelopmentHeroPhone } from './CustomSoftwareDevelopmentHero/CustomSoftwareDevelopmentHeroPhone.tsx';

export const customSoftwareDevelopment: ServiceDrawings<'custom-software-development'> = {
  hero: { desk: CustomSoftwareDevelopmentHeroDesk, phone: CustomSoftwareDevelopmentHeroPhone },
  figure: {
    desk: CustomSoftwareDevelopmentFigureDesk,
    phone: CustomSoftwareDevelopmentFigurePhone,
  },
  offerMarks,
  deliverables,
};
