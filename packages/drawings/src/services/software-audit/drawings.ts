import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { SoftwareAuditFigureDesk } from './SoftwareAuditFigure/SoftwareAuditFigureDesk.tsx';
import { SoftwareAuditFigurePhone } from './SoftwareAuditFigure/SoftwareAuditFigurePhone.tsx';
import { SoftwareAuditHeroDesk } from './SoftwareAuditHero/SoftwareAuditHeroDesk.tsx';
import { SoftwareAuditHeroPhone } from './SoftwareAuditHero/SoftwareAuditHeroPhone.tsx';

export const softwareAudit: ServiceDrawings<'software-audit'> = {
  hero: { desk: SoftwareAuditHeroDesk, phone: SoftwareAuditHeroPhone },
  figure: { desk: SoftwareAuditFigureDesk, phone: SoftwareAuditFigurePhone },
  offerMarks,
  deliverables,
};
