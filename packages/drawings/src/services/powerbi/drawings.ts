import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { PowerbiFigureDesk } from './PowerbiFigure/PowerbiFigureDesk.tsx';
import { PowerbiFigurePhone } from './PowerbiFigure/PowerbiFigurePhone.tsx';
import { PowerbiHeroDesk } from './PowerbiHero/PowerbiHeroDesk.tsx';
import { PowerbiHeroPhone } from './PowerbiHero/PowerbiHeroPhone.tsx';

export const powerbi: ServiceDrawings<'powerbi'> = {
  hero: { desk: PowerbiHeroDesk, phone: PowerbiHeroPhone },
  figure: { desk: PowerbiFigureDesk, phone: PowerbiFigurePhone },
  offerMarks,
  deliverables,
};
