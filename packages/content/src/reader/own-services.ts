import { publicApiUrl } from '@studio/contract/renamed-settings';

/** True for the settings of a build whose forms are sent by EmailJS alone; empty means absent. */
export const areWithoutServer = (given: Readonly<Record<string, string | undefined>>): boolean =>
  Boolean(given['PUBLIC_EMAILJS_PUBLIC_KEY']?.trim()) && !publicApiUrl(given)?.trim();

/**
 * False for a site whose forms are sent by EmailJS alone: none of our services run behind it.
 * apps/site/astro.config.ts sets the variable, because not everything that reads content is built by Vite.
 */
export const hasServices = (): boolean => process.env['SITE_SERVICES'] !== 'none';
