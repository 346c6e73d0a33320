import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { PrototypeFigureDesk } from './PrototypeFigure/PrototypeFigureDesk.tsx';
import { PrototypeFigurePhone } from './PrototypeFigure/PrototypeFigurePhone.tsx';
import { PrototypeHeroDesk } from './PrototypeHero/PrototypeHeroDesk.tsx';
import { PrototypeHeroPhone } from './PrototypeHero/PrototypeHeroPhone.tsx';

export const prototype: ServiceDrawings<'prototype'> = {
  hero: { desk: PrototypeHeroDesk, phone: PrototypeHeroPhone },
  figure: { desk: PrototypeFigureDesk, phone: PrototypeFigurePhone },
  offerMarks,
  deliverables,
};
