import type { APIRoute, GetStaticPaths } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';
import { projectRoot } from '#catalogue/content-root.ts';
import { pageMap } from '#page-map/page-map.ts';
import { preview } from '#pictures/preview.ts';
import type { SitePage } from '#schema/site-page.ts';

/** A link preview for every page. */
export const getStaticPaths = (() =>
  pageMap().listed.map((page) => ({
    params: { page: page.name },
    props: { page },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: SitePage }> = async ({ props }) => {
  const png = await preview(props.page, catalogue(), projectRoot());
  return new Response(Uint8Array.from(png), { headers: { 'content-type': 'image/png' } });
};
