import sharp from 'sharp';
import type { PictureFile } from '@studio/content/schema/entries.ts';

/** The crops and sizes of pictures in content/; ui/Picture and the reviews use these names. */
const cuts = {
  'wide-1360': { width: 1360, height: 672 },
  'wide-680': { width: 680, height: 336 },
  'half-800': { width: 800, height: 560 },
  'half-400': { width: 400, height: 280 },
  'portrait-584': { width: 584, height: 400 },
} as const;

/** The size that link previews are shown in. */
const preview = { width: 1200, height: 630 } as const;

/** A client's logo has a margin and a white background, because most are made for white paper. */
const logo = { width: 584, height: 400, air: 64 } as const;

const cutsFor: Readonly<Record<PictureFile['use'], readonly Cut[]>> = {
  cover: ['wide-1360', 'wide-680', 'half-800', 'half-400'],
  logo: ['logo'],
  portrait: ['portrait-584'],
};

export const cutsOf = (use: PictureFile['use']): readonly Cut[] => cutsFor[use];

export type Cut = keyof typeof cuts | 'logo';

/** One version of a picture as WebP. The caller has checked its size: a small one would be enlarged. */
export const cutPicture = (bytes: Uint8Array, cut: Cut): Promise<Buffer> =>
  cut === 'logo'
    ? paddedLogo(bytes)
    : sharp(bytes)
        .rotate()
        .resize({ ...cuts[cut], fit: 'cover', position: 'attention' })
        .webp({ quality: 62 })
        .toBuffer();

/** The photograph of a link preview. JPEG, because not every app that shows previews reads WebP. */
export const previewPicture = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes)
    .rotate()
    .resize({ ...preview, fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();

const paddedLogo = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { density: 300 })
    .resize({
      width: logo.width - 2 * logo.air,
      height: logo.height - 2 * logo.air,
      fit: 'contain',
      background: '#fff',
    })
    .flatten({ background: '#fff' })
    .extend({
      top: logo.air,
      bottom: logo.air,
      left: logo.air,
      right: logo.air,
      background: '#fff',
    })
    .webp({ quality: 80 })
    .toBuffer();
