import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { GoogleCloudFigureDesk } from './GoogleCloudFigure/GoogleCloudFigureDesk.tsx';
import { GoogleCloudFigurePhone } from './GoogleCloudFigure/GoogleCloudFigurePhone.tsx';
import { GoogleCloudHeroDesk } from './GoogleCloudHero/GoogleCloudHeroDesk.tsx';
import { GoogleCloudHeroPhone } from './GoogleCloudHero/GoogleCloudHeroPhone.tsx';

export const googleCloud: ServiceDrawings<'google-cloud'> = {
  hero: { desk: GoogleCloudHeroDesk, phone: GoogleCloudHeroPhone },
  figure: { desk: GoogleCloudFigureDesk, phone: GoogleCloudFigurePhone },
  offerMarks,
  deliverables,
};
