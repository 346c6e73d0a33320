import type { APIRoute } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';

/** Everything is public and may be found; the sitemap says what there is. */
export const GET: APIRoute = () => {
  const { domain } = catalogue().company;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${domain}/sitemap.xml\n`);
};
