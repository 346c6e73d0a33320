import { contentSecurityPolicy, deskContentSecurityPolicy } from './content-security-policy.ts';
import { permissionsPolicy } from './permissions-policy.ts';
import type { SiteSettings } from './site-settings.ts';

export type Headers = Readonly<Record<string, string>>;

/** The headers of each kind of response. They are set only here. */
export interface SiteHeaders {
  readonly page: Headers;
  /** Shown at the URL that failed, which may be that of an enquirer's page with its key. */
  readonly failedPage: Headers;
  /** The file's name has a hash of its content, so the content of a URL never changes. */
  readonly hashedFile: Headers;
  readonly file: Headers;
  /**
   * The API answers with pages and JSON. It sets Cache-Control and Referrer-Policy itself, because the URL of an
   * enquirer's page contains its key.
   */
  readonly intake: Headers;
  readonly speculationRules: Headers;
}

export const speculationRulesPath = '/rules.json';
const day = 86_400;
const keptForGood = `public, max-age=${365 * day}, immutable`;

/** Headers of every response. Without HTTPS, HSTS must not be sent. */
const ofEvery = (secure: boolean): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Without `preload`, which commits every subdomain: only the owner of the domain can decide that.
  ...(secure && { 'Strict-Transport-Security': `max-age=${2 * 365 * day}; includeSubDomains` }),
});

/** For the desk's files. Its API sets its own headers. */
export interface DeskHeaders {
  readonly page: Headers;
  readonly hashedFile: Headers;
  readonly file: Headers;
}

export function deskHeaders(secure: boolean): DeskHeaders {
  const every = ofEvery(secure);
  return {
    page: {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': deskContentSecurityPolicy(secure),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      // A URL of the desk names an enquiry, so it is sent to no other site.
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': permissionsPolicy,
      ...every,
    },
    hashedFile: { 'Cache-Control': keptForGood, ...every },
    file: { 'Cache-Control': 'no-cache', ...every },
  };
}

/** @param secure whether the visitor's connection is HTTPS: without it, HSTS must not be sent. */
export function siteHeaders(settings: SiteSettings, secure: boolean): SiteHeaders {
  const every = ofEvery(secure);
  const document: Headers = {
    'Content-Security-Policy': contentSecurityPolicy(settings, secure),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy': permissionsPolicy,
    ...every,
  };
  const page: Headers = {
    // Revalidated at each visit, and answered with 304 if nothing changed.
    'Cache-Control': 'no-cache',
    'Speculation-Rules': `"${speculationRulesPath}"`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...document,
  };
  return {
    page,
    failedPage: { ...page, 'Referrer-Policy': 'no-referrer' },
    hashedFile: { 'Cache-Control': keptForGood, ...every },
    file: { 'Cache-Control': `public, max-age=${day}`, ...every },
    intake: document,
    speculationRules: {
      'Cache-Control': `public, max-age=${day}`,
      'Content-Type': 'application/speculationrules+json',
      ...every,
    },
  };
}
