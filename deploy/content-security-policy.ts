import type { SiteSettings } from './site-settings.ts';

const self = "'self'";
const none = "'none'";

/** An address of another server as the policy names it; a path is our own server. */
export function originOf(address: string): string {
  if (address.startsWith('/')) return self;
  const origin = new URL(address).origin;
  if (/[;,\s]/.test(origin)) throw new Error(`“${address}” is not an address a policy can name.`);
  return origin;
}

/**
 * Everything is forbidden and what the site uses is named. There is no hash and no nonce: the build
 * leaves no inline script or style, and the parts in the browser write no markup.
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
    // The answer to a posted form may lead back to the site, hence `self` beside another server.
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
 * The desk holds strangers' words, so it is held tighter than the site: its own files, its own service,
 * and no form that a browser would send. Signing in begins with a link.
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
