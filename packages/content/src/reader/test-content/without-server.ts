import { validFiles } from './valid-files.ts';
import type { Overrides } from './content-with.ts';

/** For tests: the two texts of a site without its own server, each a copy of the valid one it replaces. */
export const withoutServer = {
  'without-server/form-notices.yaml': { ...validFiles['form-notices.yaml'] },
  'without-server/privacy.yaml': { ...validFiles['legal/privacy.yaml'] },
} satisfies Overrides;
