import { Resvg } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import type { Company } from '@studio/content/schema/company.schema.ts';
import type { Logo } from '@studio/content/schema/entries.ts';
import type { SitePage } from '@studio/content/schema/site-page.ts';
import { card, cardSize, drawingPlace } from './card.ts';
import { drawingOf } from './drawing-of.tsx';
import { markSvg } from './icons.ts';
import { cached } from './build-cache.ts';
import { fontRecipe, labelFonts, titleFonts } from './picture-fonts.ts';
import { placedDrawing } from './placed-drawing.ts';

interface Brand {
  readonly company: Company;
  readonly logo: Logo;
}

/** The link preview of a page as PNG. `root` is the project's folder, with the cache. */
export function preview(page: SitePage, { company, logo }: Brand, root: string): Promise<Buffer> {
  const drawing = placedDrawing(drawingOf(page.subject, company.shortName), drawingPlace);
  const words = card({
    company: company.name,
    mark: `data:image/svg+xml;base64,${Buffer.from(markSvg(logo)).toString('base64')}`,
    above: page.trail.map(({ name }) => name).join(' / ') || new URL(company.domain).host,
    title: page.title,
  });
  const recipe = JSON.stringify([words, drawing, fontRecipe(root)]);
  return cached(root, recipe, () => drawn(words, drawing, root));
}

async function drawn(words: ReactElement, drawing: string, root: string): Promise<Buffer> {
  const svg = await satori(words, {
    ...cardSize,
    fonts: titleFonts(root),
    loadAdditionalAsset: (_, text) => {
      throw new Error(
        `The fonts have no “${text}”, which a link preview needs. See make-fonts.ts.`,
      );
    },
  });
  const whole = svg.replace(/<\/svg>$/, `${drawing}</svg>`);
  const font = { fontFiles: labelFonts(root), loadSystemFonts: false };
  const picture = new Resvg(whole, { font }).render().asPng();
  // It has few colors, so a palette makes the file a third of the size.
  return sharp(picture).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}
