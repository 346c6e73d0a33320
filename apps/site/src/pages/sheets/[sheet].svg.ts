import type { GetStaticPaths } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { exampleSheets, sheetPictures } from '@studio/content/routes/prefilled-sheets.ts';
import { sheetPicture, sheetsBeingDrawn } from '#pictures/sheet-picture.ts';
import { listedRoute } from '#routing/listed-route.ts';

/**
 * Thumbnails of example sheets, loaded when they scroll near, and one that animates three. No files while the sheet
 * is off.
 */
export const getStaticPaths = (() => {
  const { sheet, company } = siteContent();
  if (!sheet) return [];
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

export const GET = listedRoute(
  getStaticPaths,
  ({ svg }) => new Response(svg, { headers: { 'content-type': 'image/svg+xml' } }),
);
