import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { SupportMaintenanceFigureDesk } from './SupportMaintenanceFigure/SupportMaintenanceFigureDesk.tsx';
import { SupportMaintenanceFigurePhone } from './SupportMaintenanceFigure/SupportMaintenanceFigurePhone.tsx';
import { SupportMaintenanceHeroDesk } from './SupportMaintenanceHero/SupportMaintenanceHeroDesk.tsx';
import { SupportMaintenanceHeroPhone } from './SupportMaintenanceHero/SupportMaintenanceHeroPhone.tsx';

export const supportMaintenance: ServiceDrawings<'support-maintenance'> = {
  hero: { desk: SupportMaintenanceHeroDesk, phone: SupportMaintenanceHeroPhone },
  figure: { desk: SupportMaintenanceFigureDesk, phone: SupportMaintenanceFigurePhone },
  offerMarks,
  deliverables,
};
