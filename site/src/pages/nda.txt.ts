import type { APIRoute } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';
import { ndaText } from '#twins/nda-text.ts';

/** The confidentiality agreement, to read, print and sign. */
export const GET: APIRoute = () => {
  const { nda, company } = catalogue();
  return new Response(ndaText(nda, company), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
