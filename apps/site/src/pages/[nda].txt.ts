import type { GetStaticPaths } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { ndaText } from '#markdown/nda-text.ts';
import { listedRoute } from '#routing/listed-route.ts';

/** The confidentiality agreement as text; no file while its page is off. */
export const getStaticPaths = (() => {
  const { nda, company } = siteContent();
  return nda ? [{ params: { nda: 'nda' }, props: { text: ndaText(nda, company) } }] : [];
}) satisfies GetStaticPaths;

export const GET = listedRoute(
  getStaticPaths,
  ({ text }) => new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
);
