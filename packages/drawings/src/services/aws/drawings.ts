import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { AwsFigureDesk } from './AwsFigure/AwsFigureDesk.tsx';
import { AwsFigurePhone } from './AwsFigure/AwsFigurePhone.tsx';
import { AwsHeroDesk } from './AwsHero/AwsHeroDesk.tsx';
import { AwsHeroPhone } from './AwsHero/AwsHeroPhone.tsx';

export const aws: ServiceDrawings<'aws'> = {
  hero: { desk: AwsHeroDesk, phone: AwsHeroPhone },
  figure: { desk: AwsFigureDesk, phone: AwsFigurePhone },
  offerMarks,
  deliverables,
};
