import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { DigitalTransformationFigureDesk } from './DigitalTransformationFigure/DigitalTransformationFigureDesk.tsx';
import { DigitalTransformationFigurePhone } from './DigitalTransformationFigure/DigitalTransformationFigurePhone.tsx';
import { DigitalTransformationHeroDesk } from './DigitalTransformationHero/DigitalTransformationHeroDesk.tsx';
import { DigitalTransformationHeroPhone } from './DigitalTransformationHero/DigitalTransformationHeroPhone.tsx';

export const digitalTransformation: ServiceDrawings<'digital-transformation'> = {
  hero: { desk: DigitalTransformationHeroDesk, phone: DigitalTransformationHeroPhone },
  figure: { desk: DigitalTransformationFigureDesk, phone: DigitalTransformationFigurePhone },
  offerMarks,
  deliverables,
};
