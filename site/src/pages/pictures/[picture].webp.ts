import type { APIRoute, GetStaticPaths } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';
import { cutPicture, cutsOf, type Cut, type Original } from '#pictures/cut-picture.ts';

interface Props {
  original: Original;
  cut: Cut;
}

/** Every picture of content/ in every form a page shows it in. */
export const getStaticPaths = (() =>
  catalogue().pictures.flatMap((original) =>
    cutsOf(original.use).map((cut) => ({
      params: { picture: `${original.name}-${cut}` },
      props: { original, cut },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { original, cut } }) =>
  new Response(Uint8Array.from(await cutPicture(original, cut)), {
    headers: { 'content-type': 'image/webp' },
  });
