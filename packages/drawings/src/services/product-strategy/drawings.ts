import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { ProductStrategyFigureDesk } from './ProductStrategyFigure/ProductStrategyFigureDesk.tsx';
import { ProductStrategyFigurePhone } from './ProductStrategyFigure/ProductStrategyFigurePhone.tsx';
import { ProductStrategyHeroDesk } from './ProductStrategyHero/ProductStrategyHeroDesk.tsx';
import { ProductStrategyHeroPhone } from './ProductStrategyHero/ProductStrategyHeroPhone.tsx';

export const productStrategy: ServiceDrawings<'product-strategy'> = {
  hero: { desk: ProductStrategyHeroDesk, phone: ProductStrategyHeroPhone },
  figure: { desk: ProductStrategyFigureDesk, phone: ProductStrategyFigurePhone },
  offerMarks,
  deliverables,
};
