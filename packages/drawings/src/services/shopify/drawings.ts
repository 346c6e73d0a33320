import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { ShopifyFigureDesk } from './ShopifyFigure/ShopifyFigureDesk.tsx';
import { ShopifyFigurePhone } from './ShopifyFigure/ShopifyFigurePhone.tsx';
import { ShopifyHeroDesk } from './ShopifyHero/ShopifyHeroDesk.tsx';
import { ShopifyHeroPhone } from './ShopifyHero/ShopifyHeroPhone.tsx';

export const shopify: ServiceDrawings<'shopify'> = {
  hero: { desk: ShopifyHeroDesk, phone: ShopifyHeroPhone },
  figure: { desk: ShopifyFigureDesk, phone: ShopifyFigurePhone },
  offerMarks,
  deliverables,
};
