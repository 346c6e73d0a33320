import type { APIRoute } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';

/** Everything is public and may be found; the sitemap says what there is. */
export const GET: APIRoute = () => {
  const { domain } = siteContent().company;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${domain}/sitemap.xml\n`);
};
