import type { APIRoute } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';

/** Everything may be indexed; the sitemap lists all pages. */
export const GET: APIRoute = () => {
  const { domain } = siteContent().company;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${domain}/sitemap.xml\n`);
};
