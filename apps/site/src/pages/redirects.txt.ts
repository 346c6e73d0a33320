import type { APIRoute } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';

/** For the web server: each line has an old path and the page that replaced it. */
export const GET: APIRoute = () =>
  new Response(
    siteContent()
      .redirects.map(({ from, to }) => `${from} ${to}\n`)
      .join(''),
  );
