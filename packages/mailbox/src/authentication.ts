import type { MailHeaders } from './mail-headers.ts';

/** Quoted strings and comments contain the sender's own text, which proves nothing, so they are removed. */
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

/** The topmost result, if our own mail server wrote it; results below it came with the mail and prove nothing. */
export function ourResults(headers: MailHeaders, ourServer: string): readonly string[] | undefined {
  const [server = '', ...results] = bare(headers.first('authentication-results'))
    .split(';')
    .map((part) => part.trim().toLowerCase());
  // The name may be followed by the version of the header.
  return server.split(/\s+/u)[0] === ourServer.toLowerCase() ? results : undefined;
}

/** The domain that our own mail server verified by DMARC. Two DMARC results in one header are refused. */
export function verifiedDomain(headers: MailHeaders, ourServer: string): string | undefined {
  const about = (ourResults(headers, ourServer) ?? []).filter((one) => /^dmarc\s*=/u.test(one));
  if (about.length !== 1) return undefined;
  const words = about[0]?.split(/\s+/u) ?? [];
  if (words[0] !== 'dmarc=pass') return undefined;
  const domains = words.filter((word) => word.startsWith('header.from='));
  return domains.length === 1 ? domains[0]?.slice('header.from='.length) : undefined;
}
