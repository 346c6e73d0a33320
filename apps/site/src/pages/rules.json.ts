import type { APIRoute } from 'astro';
import { intakePath } from '@studio/contract/paths';

/**
 * Named by the header of every page (deploy/headers.ts): what a visitor points at is made ready. Not
 * the intake, where a visit is a deed, and not the page of search, whose link opens a dialog instead.
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
