import type { SiteSettings } from './site-settings.ts';

const self = "'self'";
const none = "'none'";

/** The origin of another server as the policy names it; a path is our own server. */
export function originOf(address: string): string {
  if (address.startsWith('/')) return self;
  const origin = new URL(address).origin;
  if (/[;,\s]/.test(origin)) throw new Error(`“${address}” is not a URL that a policy can name.`);
  return origin;
}

/**
 * Forbids everything except what the site uses. It needs no hash and no nonce, because the build leaves no inline
 * script or style and the scripts write no markup.
 */
export function contentSecurityPolicy(
  { intake, emailJsOrigin }: SiteSettings,
  secure: boolean,
): string {
  const intakeOrigins = intake ? [originOf(intake)] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [none],
    'script-src': [self],
    'style-src': [self],
    'img-src': [self],
    'font-src': [self],
    'manifest-src': [self],
    'connect-src': [self, ...intakeOrigins, ...(emailJsOrigin ? [originOf(emailJsOrigin)] : [])],
    // The response to a posted form may redirect to the site, so `self` is allowed beside another server.
    'form-action': intake ? [self, ...intakeOrigins] : [none],
    'frame-ancestors': [none],
    'base-uri': [none],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [none],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  return written(directives);
}

/**
 * The desk shows text from strangers, so its policy is stricter than the site's: only its own files and its own API,
 * and no form submission. Signing in starts with a link.
 */
export const deskContentSecurityPolicy = (secure: boolean): string =>
  written({
    'default-src': [none],
    'script-src': [self],
    'style-src': [self],
    'img-src': [self],
    'font-src': [self],
    'connect-src': [self],
    'form-action': [none],
    'frame-ancestors': [none],
    'base-uri': [none],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [none],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  });

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
