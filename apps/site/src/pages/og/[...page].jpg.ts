import type { GetStaticPaths } from 'astro';
import { photoPreviewOf } from '@studio/content/reader/paths.ts';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { previewPicture } from '#pictures/cut-picture.ts';
import { listedRoute } from '#routing/listed-route.ts';

/** The link preview of each project that has a photograph. */
export const getStaticPaths = (() => {
  const { projects, pictures } = siteContent();
  return projects.flatMap(({ href, picture }) => {
    const photograph = pictures.find(({ name }) => name === picture);
    const page = photoPreviewOf(href).replace(/^\/og\/|\.jpg$/gu, '');
    return photograph ? [{ params: { page }, props: { photograph } }] : [];
  });
}) satisfies GetStaticPaths;

export const GET = listedRoute(getStaticPaths, async ({ photograph }) => {
  const jpeg = await previewPicture(photograph.bytes);
  return new Response(Uint8Array.from(jpeg), { headers: { 'content-type': 'image/jpeg' } });
});
