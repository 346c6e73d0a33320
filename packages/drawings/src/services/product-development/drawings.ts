import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { ProductDevelopmentFigureDesk } from './ProductDevelopmentFigure/ProductDevelopmentFigureDesk.tsx';
import { ProductDevelopmentFigurePhone } from './ProductDevelopmentFigure/ProductDevelopmentFigurePhone.tsx';
import { ProductDevelopmentHeroDesk } from './ProductDevelopmentHero/ProductDevelopmentHeroDesk.tsx';
import { ProductDevelopmentHeroPhone } from './ProductDevelopmentHero/ProductDevelopmentHeroPhone.tsx';

export const productDevelopment: ServiceDrawings<'product-development'> = {
  hero: { desk: ProductDevelopmentHeroDesk, phone: ProductDevelopmentHeroPhone },
  figure: { desk: ProductDevelopmentFigureDesk, phone: ProductDevelopmentFigurePhone },
  offerMarks,
  deliverables,
};
