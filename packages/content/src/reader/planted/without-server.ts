import { cleanFiles } from './clean-files.ts';
import type { Faults } from './plant.ts';

/** For tests: the two texts of a site without its own server, each a copy of the clean one it replaces. */
export const withoutServer = {
  'without-server/form-notices.yaml': { ...cleanFiles['form-notices.yaml'] },
  'without-server/privacy.yaml': { ...cleanFiles['legal/privacy.yaml'] },
} satisfies Faults;
