/**
 * The files in apps/site with the settings of its build. Later ones win, and the environment wins over all: the order
 * in which the build reads them.
 */
export const siteSettingFiles: readonly string[] = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
