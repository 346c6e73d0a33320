import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { DigitalMarketingFigureDesk } from './DigitalMarketingFigure/DigitalMarketingFigureDesk.tsx';
import { DigitalMarketingFigurePhone } from './DigitalMarketingFigure/DigitalMarketingFigurePhone.tsx';
import { DigitalMarketingHeroDesk } from './DigitalMarketingHero/DigitalMarketingHeroDesk.tsx';
import { DigitalMarketingHeroPhone } from './DigitalMarketingHero/DigitalMarketingHeroPhone.tsx';

export const digitalMarketing: ServiceDrawings<'digital-marketing'> = {
  hero: { desk: DigitalMarketingHeroDesk, phone: DigitalMarketingHeroPhone },
  figure: { desk: DigitalMarketingFigureDesk, phone: DigitalMarketingFigurePhone },
  offerMarks,
  deliverables,
};
