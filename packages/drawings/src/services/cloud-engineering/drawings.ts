import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { CloudEngineeringFigureDesk } from './CloudEngineeringFigure/CloudEngineeringFigureDesk.tsx';
import { CloudEngineeringFigurePhone } from './CloudEngineeringFigure/CloudEngineeringFigurePhone.tsx';
import { CloudEngineeringHeroDesk } from './CloudEngineeringHero/CloudEngineeringHeroDesk.tsx';
import { CloudEngineeringHeroPhone } from './CloudEngineeringHero/CloudEngineeringHeroPhone.tsx';

export const cloudEngineering: ServiceDrawings<'cloud-engineering'> = {
  hero: { desk: CloudEngineeringHeroDesk, phone: CloudEngineeringHeroPhone },
  figure: { desk: CloudEngineeringFigureDesk, phone: CloudEngineeringFigurePhone },
  offerMarks,
  deliverables,
};
