import { type Headers, siteHeaders, speculationRulesPath } from '../headers.ts';
import type { Redirect } from '../redirects.ts';
import type { SiteSettings } from '../site-settings.ts';

const rule = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

const only = (headers: Headers, name: string): Headers => ({ [name]: headers[name] ?? '' });

/**
 * `_headers` as Netlify and Cloudflare read it. A header set by two rules would be sent with both values, so each is in
 * one rule. By default these hosts have pages revalidated.
 */
export function headersFile(settings: SiteSettings): string {
  const { page, hashedFile, speculationRules } = siteHeaders(settings, true);
  const everywhere = Object.entries(page).filter(([name]) => name !== 'Cache-Control');
  return [
    rule('/*', Object.fromEntries(everywhere)),
    rule('/_astro/*', only(hashedFile, 'Cache-Control')),
    rule(speculationRulesPath, only(speculationRules, 'Content-Type')),
  ].join('\n');
}

/**
 * `_redirects`: moved pages, and one canonical path per page. The exclamation mark is for Netlify, which otherwise
 * prefers the file; Cloudflare redirects these by default. Both remove a trailing slash.
 */
export const redirectsFile = (files: readonly string[], moved: readonly Redirect[]): string =>
  [
    ...moved.map(({ from, to }) => `${from} ${to} 301!\n`),
    ...files
      .filter((file) => file.endsWith('.html') && !/^(?:404|500)\.html$/.test(file))
      .map((file) => `/${file} /${file.replace(/(?:^index)?\.html$/, '')} 301!\n`)
      .toSorted(),
  ].join('');
