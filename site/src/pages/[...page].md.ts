import type { APIRoute, GetStaticPaths } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';
import { changeDays, lastChanged } from '#catalogue/last-changed.ts';
import { pageMap } from '#page-map/page-map.ts';
import type { SitePage } from '#schema/site-page.ts';
import { twin } from '#twins/twin.ts';

/** A Markdown twin beside every page. */
export const getStaticPaths = (() => {
  const days = changeDays();
  return pageMap().listed.map((page) => ({
    params: { page: page.name },
    props: { page, changed: lastChanged(page.files, days) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: SitePage; changed: string | undefined }> = ({ props }) =>
  new Response(twin(props.page, catalogue().company, props.changed), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
