import type { APIRoute } from 'astro';
import { intakePath } from '@studio/contract/paths';

/**
 * Speculation rules, named by a header of every page (deploy/headers.ts): pages are prerendered on hover. Not the
 * API, where a request has effects, and not the search page, whose link opens a dialog instead.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: `${intakePath}/*` } },
          { not: { href_matches: '/search' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export const GET: APIRoute = () => Response.json(rules);
