import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { SalesforceFigureDesk } from './SalesforceFigure/SalesforceFigureDesk.tsx';
import { SalesforceFigurePhone } from './SalesforceFigure/SalesforceFigurePhone.tsx';
import { SalesforceHeroDesk } from './SalesforceHero/SalesforceHeroDesk.tsx';
import { SalesforceHeroPhone } from './SalesforceHero/SalesforceHeroPhone.tsx';

export const salesforce: ServiceDrawings<'salesforce'> = {
  hero: { desk: SalesforceHeroDesk, phone: SalesforceHeroPhone },
  figure: { desk: SalesforceFigureDesk, phone: SalesforceFigurePhone },
  offerMarks,
  deliverables,
};
