import type { APIRoute, GetStaticPaths } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';
import { ContentError } from '#catalogue/finding.ts';
import { judgePicture } from '#catalogue/judge-picture.ts';
import { cutPicture, cutsOf, type Cut } from '#pictures/cut-picture.ts';
import type { PictureFile } from '#schema/entries.ts';

interface Props {
  original: PictureFile;
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

export const GET: APIRoute<Props> = async ({ props: { original, cut } }) => {
  const faults = await judgePicture(original);
  if (faults.length > 0) throw new ContentError(faults);
  return new Response(Uint8Array.from(await cutPicture(original.bytes, cut)), {
    headers: { 'content-type': 'image/webp' },
  });
};
