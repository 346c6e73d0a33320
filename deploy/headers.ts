import { contentSecurityPolicy, deskContentSecurityPolicy } from './content-security-policy.ts';
import { permissionsPolicy } from './permissions-policy.ts';
import type { SiteSettings } from './site-settings.ts';

export type Headers = Readonly<Record<string, string>>;

/** The headers of each kind of answer: the one place where they are decided. */
export interface SiteHeaders {
  readonly page: Headers;
  /** Shown under whatever address failed, which may be that of an enquirer's own page with its key. */
  readonly failedPage: Headers;
  /** Names hold a hash of the content, so a name never changes its bytes. */
  readonly hashedFile: Headers;
  readonly file: Headers;
  /**
   * The intake answers with pages and with JSON, and says itself how long they may be kept and who
   * may learn their address: that of an enquirer's own page holds its key.
   */
  readonly intake: Headers;
  readonly speculationRules: Headers;
}

export const speculationRulesPath = '/rules.json';
const day = 86_400;
const keptForGood = `public, max-age=${365 * day}, immutable`;

/** Of every answer. Without HTTPS, HSTS must not be sent. */
const ofEvery = (secure: boolean): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Without `preload`: that is a promise for every subdomain which only their owner can give.
  ...(secure && { 'Strict-Transport-Security': `max-age=${2 * 365 * day}; includeSubDomains` }),
});

/** The desk's own files; its service sets the headers of what it answers by itself. */
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
    // Asked for again each time, and answered with 304 where nothing changed.
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
