import type { APIRoute } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';

const day = 86_400_000;
/** RFC 9116 recommends less than a year; a site that is not built for that long is no longer maintained. */
const validDays = 330;

/** Where to report a vulnerability (RFC 9116). */
export const GET: APIRoute = () => {
  const { domain, contact } = siteContent().company;
  const expires = new Date(Date.now() + validDays * day).toISOString();
  return new Response(
    [
      `Contact: mailto:${contact.email}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${new URL('/.well-known/security.txt', domain).href}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
};
