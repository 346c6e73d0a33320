/** `__Host-`: this host alone, the whole of it, over a secure connection; no sibling can plant one. */
export const sessionCookie = '__Host-desk';
export const signInCookie = '__Host-desk-signin';

export function cookieOf(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

// Lax, because Strict would be left at home on the way back from the sign-in. Writes are refused by
// where they come from, which holds against a sibling host as well.
const RULES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

export const giveCookie = (name: string, secret: string): string => `${name}=${secret}; ${RULES}`;

export const takeCookie = (name: string): string => `${name}=; ${RULES}; Max-Age=0`;
