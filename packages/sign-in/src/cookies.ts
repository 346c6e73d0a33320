/** `__Host-`: sent only to this host, over HTTPS, for every path; another subdomain cannot set it. */
export const sessionCookie = '__Host-desk';
export const signInCookie = '__Host-desk-signin';

export function cookieOf(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

// Lax, because the browser would not send a Strict cookie on the redirect back from the sign-in. Writes
// from other origins are refused by their Origin header, which also covers other subdomains.
const RULES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

export const giveCookie = (name: string, secret: string): string => `${name}=${secret}; ${RULES}`;

export const takeCookie = (name: string): string => `${name}=; ${RULES}; Max-Age=0`;
