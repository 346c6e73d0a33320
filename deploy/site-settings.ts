import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { publicApiUrl } from '@studio/contract/renamed-settings';
import { siteSettingFiles } from '@studio/contract/site-setting-files';

/** The servers that the built pages contact; the headers allow only these. */
export interface SiteSettings {
  /** Where forms are sent: a path on the same server, or the URL of another one. */
  readonly intake: string | undefined;
  /** The origin of EmailJS, if the site is built with its key. */
  readonly emailJsOrigin: string | undefined;
}

type Values = Readonly<Record<string, string | undefined>>;

export function settingsFrom(values: Values): SiteSettings {
  const given = (name: string): string | undefined => values[name]?.trim() || undefined;
  const emailJs = given('PUBLIC_EMAILJS_PUBLIC_KEY') !== undefined;
  return {
    intake: publicApiUrl(values)?.trim() || undefined,
    emailJsOrigin: emailJs
      ? (given('PUBLIC_EMAILJS_ORIGIN') ?? 'https://api.emailjs.com')
      : undefined,
  };
}

/** Reads the PUBLIC_… values that the site is built with. */
export function readSiteSettings(
  site: string = join(import.meta.dirname, '../apps/site'),
  environment: Values = process.env,
): SiteSettings {
  const written = siteSettingFiles
    .map((file) => join(site, file))
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8')));
  return settingsFrom(Object.assign({}, ...written, environment) as Values);
}
