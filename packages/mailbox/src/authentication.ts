import type { MailHeaders } from './mail-headers.ts';

/** Quoted texts and comments hold whatever a sender wrote: they prove nothing and are left out. */
function bare(value: string): string {
  let depth = 0;
  let quoted = false;
  let kept = '';
  for (let at = 0; at < value.length; at += 1) {
    const sign = value.charAt(at);
    if (sign === '\\') at += 1;
    else if (quoted) quoted = sign !== '"';
    else if (sign === '"' && depth === 0) quoted = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += sign;
  }
  return kept;
}

/** The topmost result, if our own mail server wrote it; those below came with the mail and prove nothing. */
export function ourResults(headers: MailHeaders, ourServer: string): readonly string[] | undefined {
  const [server = '', ...results] = bare(headers.first('authentication-results'))
    .split(';')
    .map((part) => part.trim().toLowerCase());
  // A number may stand behind its name: the version of the header.
  return server.split(/\s+/u)[0] === ourServer.toLowerCase() ? results : undefined;
}

/**
 * The domain for which our own mail server says that the mail is really from there. Two words about DMARC are
 * one too many.
 */
export function verifiedDomain(headers: MailHeaders, ourServer: string): string | undefined {
  const about = (ourResults(headers, ourServer) ?? []).filter((one) => /^dmarc\s*=/u.test(one));
  if (about.length !== 1) return undefined;
  const words = about[0]?.split(/\s+/u) ?? [];
  if (words[0] !== 'dmarc=pass') return undefined;
  const domains = words.filter((word) => word.startsWith('header.from='));
  return domains.length === 1 ? domains[0]?.slice('header.from='.length) : undefined;
}
