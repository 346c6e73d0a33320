import type { APIRoute, GetStaticPaths } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';
import { exampleSheets, sheetPictures } from '#page-map/begun-sheets.ts';
import { sheetPicture, sheetsBeingDrawn } from '#pictures/sheet-picture.ts';

/** Examples of the sheet as small pictures, loaded when they come near; and one that draws three. */
export const getStaticPaths = (() => {
  const { sheet, company } = catalogue();
  const brand = company.brand.color;
  const examples = exampleSheets(sheet);
  const drawing = sheetsBeingDrawn(
    examples.slice(0, 3).map(({ answers }) => answers),
    brand,
  );
  return [
    { address: sheetPictures.drawing, svg: drawing },
    ...examples.map(({ picture, answers }) => ({
      address: picture,
      svg: sheetPicture(answers, brand),
    })),
  ].map(({ address, svg }) => ({
    params: { sheet: address.replace(/^\/sheets\/|\.svg$/g, '') },
    props: { svg },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
