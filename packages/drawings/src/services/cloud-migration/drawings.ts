import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { CloudMigrationFigureDesk } from './CloudMigrationFigure/CloudMigrationFigureDesk.tsx';
import { CloudMigrationFigurePhone } from './CloudMigrationFigure/CloudMigrationFigurePhone.tsx';
import { CloudMigrationHeroDesk } from './CloudMigrationHero/CloudMigrationHeroDesk.tsx';
import { CloudMigrationHeroPhone } from './CloudMigrationHero/CloudMigrationHeroPhone.tsx';

export const cloudMigration: ServiceDrawings<'cloud-migration'> = {
  hero: { desk: CloudMigrationHeroDesk, phone: CloudMigrationHeroPhone },
  figure: { desk: CloudMigrationFigureDesk, phone: CloudMigrationFigurePhone },
  offerMarks,
  deliverables,
};
