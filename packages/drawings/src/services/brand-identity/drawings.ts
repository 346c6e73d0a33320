import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { BrandIdentityFigureDesk } from './BrandIdentityFigure/BrandIdentityFigureDesk.tsx';
import { BrandIdentityFigurePhone } from './BrandIdentityFigure/BrandIdentityFigurePhone.tsx';
import { BrandIdentityHeroDesk } from './BrandIdentityHero/BrandIdentityHeroDesk.tsx';
import { BrandIdentityHeroPhone } from './BrandIdentityHero/BrandIdentityHeroPhone.tsx';

export const brandIdentity: ServiceDrawings<'brand-identity'> = {
  hero: { desk: BrandIdentityHeroDesk, phone: BrandIdentityHeroPhone },
  figure: { desk: BrandIdentityFigureDesk, phone: BrandIdentityFigurePhone },
  offerMarks,
  deliverables,
};
