import type { APIRoute } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { changeDays, lastChanged } from '@studio/content/reader/last-changed.ts';
import { routes } from '@studio/content/routes/routes.ts';

/** Every page with the day its content last changed. Paths are slugs, so nothing needs escaping. */
export const GET: APIRoute = () => {
  const { domain } = siteContent().company;
  const days = changeDays();
  const pages = routes().listed.map(({ path, files }) => ({
    address: new URL(path, domain).href,
    changed: lastChanged(files, days),
  }));
  const unknown = pages.filter(({ changed }) => !changed).length;
  if (unknown > 0)
    console.warn(
      `The sitemap names no day of change for ${unknown} of ${pages.length} pages: the git history of ` +
        'their content is not here. Build in a full clone, with everything committed, to have it.',
    );
  const urls = pages.map(
    ({ address, changed }) =>
      `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ];
  return new Response(`${xml.join('\n')}\n`, { headers: { 'content-type': 'application/xml' } });
};
