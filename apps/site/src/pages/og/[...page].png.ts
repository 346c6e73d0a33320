import type { GetStaticPaths } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { projectRoot } from '@studio/content/reader/content-root.ts';
import { routes } from '@studio/content/routes/routes.ts';
import { preview } from '#pictures/preview.ts';
import { listedRoute } from '#routing/listed-route.ts';

/** A drawn link preview for every page without a photograph. */
export const getStaticPaths = (() =>
  routes()
    .listed.filter(({ preview: path }) => path.endsWith('.png'))
    .map((page) => ({
      params: { page: page.name },
      props: { page },
    }))) satisfies GetStaticPaths;

export const GET = listedRoute(getStaticPaths, async ({ page }) => {
  const png = await preview(page, siteContent(), projectRoot());
  return new Response(Uint8Array.from(png), { headers: { 'content-type': 'image/png' } });
});
