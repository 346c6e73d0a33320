import type { GetStaticPaths } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { ContentError } from '@studio/content/reader/finding.ts';
import { checkPicture } from '@studio/content/reader/check-picture.ts';
import { cutPicture, cutsOf } from '#pictures/cut-picture.ts';
import { listedRoute } from '#routing/listed-route.ts';

/** Every picture of content/ in every size and crop that a page uses. */
export const getStaticPaths = (() =>
  siteContent().pictures.flatMap((original) =>
    cutsOf(original.use).map((cut) => ({
      params: { picture: `${original.name}-${cut}` },
      props: { original, cut },
    })),
  )) satisfies GetStaticPaths;

export const GET = listedRoute(getStaticPaths, async ({ original, cut }) => {
  const faults = await checkPicture(original);
  if (faults.length > 0) throw new ContentError(faults);
  return new Response(Uint8Array.from(await cutPicture(original.bytes, cut)), {
    headers: { 'content-type': 'image/webp' },
  });
});
