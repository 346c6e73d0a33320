import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { DiscoveryWorkshopFigureDesk } from './DiscoveryWorkshopFigure/DiscoveryWorkshopFigureDesk.tsx';
import { DiscoveryWorkshopFigurePhone } from './DiscoveryWorkshopFigure/DiscoveryWorkshopFigurePhone.tsx';
import { DiscoveryWorkshopHeroDesk } from './DiscoveryWorkshopHero/DiscoveryWorkshopHeroDesk.tsx';
import { DiscoveryWorkshopHeroPhone } from './DiscoveryWorkshopHero/DiscoveryWorkshopHeroPhone.tsx';

export const discoveryWorkshop: ServiceDrawings<'discovery-workshop'> = {
  hero: { desk: DiscoveryWorkshopHeroDesk, phone: DiscoveryWorkshopHeroPhone },
  figure: { desk: DiscoveryWorkshopFigureDesk, phone: DiscoveryWorkshopFigurePhone },
  offerMarks,
  deliverables,
};
