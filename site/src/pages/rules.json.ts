import type { APIRoute } from 'astro';

/** Named by the header of every page (deploy/headers.ts): what a visitor points at is made ready. */
const rules = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'moderate',
    },
  ],
};

export const GET: APIRoute = () => Response.json(rules);
