import type { DrawnService } from './drawing-names.ts';
import type { AnyServiceDrawings, ServiceDrawings } from './service-drawing.ts';
import { applicationEnhancement } from '#services/application-enhancement/drawings.ts';
import { applicationModernization } from '#services/application-modernization/drawings.ts';
import { applicationRedesign } from '#services/application-redesign/drawings.ts';
import { aws } from '#services/aws/drawings.ts';
import { brandIdentity } from '#services/brand-identity/drawings.ts';
import { cloudEngineering } from '#services/cloud-engineering/drawings.ts';
import { cloudMigration } from '#services/cloud-migration/drawings.ts';
import { customSoftwareDevelopment } from '#services/custom-software-development/drawings.ts';
import { digitalMarketing } from '#services/digital-marketing/drawings.ts';
import { digitalTransformation } from '#services/digital-transformation/drawings.ts';
import { discoveryWorkshop } from '#services/discovery-workshop/drawings.ts';
import { embeddedSoftwareDevelopment } from '#services/embedded-software-development/drawings.ts';
import { googleCloud } from '#services/google-cloud/drawings.ts';
import { heroku } from '#services/heroku/drawings.ts';
import { marketResearch } from '#services/market-research/drawings.ts';
import { mobileAppDevelopment } from '#services/mobile-app-development/drawings.ts';
import { pocDevelopment } from '#services/poc-development/drawings.ts';
import { powerbi } from '#services/powerbi/drawings.ts';
import { productDevelopment } from '#services/product-development/drawings.ts';
import { productStrategy } from '#services/product-strategy/drawings.ts';
import { prototype } from '#services/prototype/drawings.ts';
import { qualityAssurance } from '#services/quality-assurance/drawings.ts';
import { salesforce } from '#services/salesforce/drawings.ts';
import { seo } from '#services/seo/drawings.ts';
import { shopify } from '#services/shopify/drawings.ts';
import { softwareAudit } from '#services/software-audit/drawings.ts';
import { supportMaintenance } from '#services/support-maintenance/drawings.ts';
import { technicalFeasibilityAnalysis } from '#services/technical-feasibility-analysis/drawings.ts';
import { uiUx } from '#services/ui-ux/drawings.ts';
import { webDevelopment } from '#services/web-development/drawings.ts';
import { wireframes } from '#services/wireframes/drawings.ts';
import { wordpress } from '#services/wordpress/drawings.ts';

/** The drawings of every service; the compiler requires one for each name in drawing-names.ts. */
const serviceDrawings: { readonly [Service in DrawnService]: ServiceDrawings<Service> } = {
  'application-enhancement': applicationEnhancement,
  'application-modernization': applicationModernization,
  'application-redesign': applicationRedesign,
  aws,
  'brand-identity': brandIdentity,
  'cloud-engineering': cloudEngineering,
  'cloud-migration': cloudMigration,
  'custom-software-development': customSoftwareDevelopment,
  'digital-marketing': digitalMarketing,
  'digital-transformation': digitalTransformation,
  'discovery-workshop': discoveryWorkshop,
  'embedded-software-development': embeddedSoftwareDevelopment,
  'google-cloud': googleCloud,
  heroku,
  'market-research': marketResearch,
  'mobile-app-development': mobileAppDevelopment,
  'poc-development': pocDevelopment,
  powerbi,
  'product-development': productDevelopment,
  'product-strategy': productStrategy,
  prototype,
  'quality-assurance': qualityAssurance,
  salesforce,
  seo,
  shopify,
  'software-audit': softwareAudit,
  'support-maintenance': supportMaintenance,
  'technical-feasibility-analysis': technicalFeasibilityAnalysis,
  'ui-ux': uiUx,
  'web-development': webDevelopment,
  wireframes,
  wordpress,
};

/** The drawings of a service, by its slug in content. */
export const drawingsOf = (slug: string): AnyServiceDrawings | undefined =>
  new Map<string, AnyServiceDrawings>(Object.entries(serviceDrawings)).get(slug);
