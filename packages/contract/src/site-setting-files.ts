/**
 * The files in apps/site with the settings of its build, in the order in which the build reads them. Later ones win,
 * and the environment wins over all.
 */
export const siteSettingFiles: readonly string[] = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
