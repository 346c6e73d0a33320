import type { APIRoute } from 'astro';
import { catalogue } from '../catalogue/catalogue.ts';
import { sitePages } from '../catalogue/site-pages.ts';
import { llms } from '../twins/llms.ts';

export const GET: APIRoute = () => {
  const from = catalogue();
  return new Response(llms(sitePages(from, new Date()), from.company));
};
