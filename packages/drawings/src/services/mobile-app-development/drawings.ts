import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { MobileAppDevelopmentFigureDesk } from './MobileAppDevelopmentFigure/MobileAppDevelopmentFigureDesk.tsx';
import { MobileAppDevelopmentFigurePhone } from './MobileAppDevelopmentFigure/MobileAppDevelopmentFigurePhone.tsx';
import { MobileAppDevelopmentHeroDesk } from './MobileAppDevelopmentHero/MobileAppDevelopmentHeroDesk.tsx';
import { MobileAppDevelopmentHeroPhone } from './MobileAppDevelopmentHero/MobileAppDevelopmentHeroPhone.tsx';

export const mobileAppDevelopment: ServiceDrawings<'mobile-app-development'> = {
  hero: { desk: MobileAppDevelopmentHeroDesk, phone: MobileAppDevelopmentHeroPhone },
  figure: { desk: MobileAppDevelopmentFigureDesk, phone: MobileAppDevelopmentFigurePhone },
  offerMarks,
  deliverables,
};
