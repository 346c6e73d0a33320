import type { APIRoute } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';

/** For the web server: each line is an old address and the page that took its place. */
export const GET: APIRoute = () =>
  new Response(
    catalogue()
      .redirects.map(({ from, to }) => `${from} ${to}\n`)
      .join(''),
  );
