import { contentSecurityPolicy } from './content-security-policy.ts';
import { permissionsPolicy } from './permissions-policy.ts';
import type { SiteSettings } from './site-settings.ts';

export type Headers = Readonly<Record<string, string>>;

/** The headers of each kind of answer: the one place where they are decided. */
export interface SiteHeaders {
  readonly page: Headers;
  /** Names hold a hash of the content, so a name never changes its bytes. */
  readonly hashedFile: Headers;
  readonly file: Headers;
  /** The intake answers with pages and with JSON, and says itself how long they may be kept. */
  readonly intake: Headers;
  readonly speculationRules: Headers;
}

export const speculationRulesPath = '/rules.json';
const day = 86_400;

/** @param secure whether the visitor's connection is HTTPS: without it, HSTS must not be sent. */
export function siteHeaders(settings: SiteSettings, secure: boolean): SiteHeaders {
  const every: Headers = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Without `preload`: that is a promise for every subdomain which only their owner can give.
    ...(secure && { 'Strict-Transport-Security': `max-age=${2 * 365 * day}; includeSubDomains` }),
  };
  const document: Headers = {
    'Content-Security-Policy': contentSecurityPolicy(settings, secure),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    ...every,
  };
  return {
    page: {
      // Asked for again each time, and answered with 304 where nothing changed.
      'Cache-Control': 'no-cache',
      'Speculation-Rules': `"${speculationRulesPath}"`,
      ...document,
    },
    hashedFile: { 'Cache-Control': `public, max-age=${365 * day}, immutable`, ...every },
    file: { 'Cache-Control': `public, max-age=${day}`, ...every },
    intake: document,
    speculationRules: {
      'Cache-Control': `public, max-age=${day}`,
      'Content-Type': 'application/speculationrules+json',
      ...every,
    },
  };
}
