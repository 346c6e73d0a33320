import type { APIRoute } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';

/** For the web server: each line is an old address and the page that took its place. */
export const GET: APIRoute = () =>
  new Response(
    siteContent()
      .redirects.map(({ from, to }) => `${from} ${to}\n`)
      .join(''),
  );
