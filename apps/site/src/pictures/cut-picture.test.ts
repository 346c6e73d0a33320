import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutPicture, cutsOf, previewPicture } from './cut-picture.ts';

test('a cover is cropped for each place a page shows it in', async () => {
  const background = '#486';
  const photograph = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const sizes = await Promise.all(
    cutsOf('cover').map(async (cut) => {
      const { width, height, format } = await sharp(await cutPicture(photograph, cut)).metadata();
      return `${cut}: ${width} × ${height} ${format}`;
    }),
  );
  expect(sizes).toEqual([
    'wide-1360: 1360 × 672 webp',
    'wide-680: 680 × 336 webp',
    'half-800: 800 × 560 webp',
    'half-400: 400 × 280 webp',
  ]);
});

test('a photograph of a link preview has the size that previews are shown in', async () => {
  const picture = { width: 1600, height: 1200, channels: 4, background: '#4860' } as const;
  const photograph = await sharp({ create: picture }).png().toBuffer();
  const { width, height, format } = await sharp(await previewPicture(photograph)).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});

test('a client’s logo is on white with a margin', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path d="M0 0h9v3H0z"/></svg>';
  const { data, info } = await sharp(await cutPicture(Buffer.from(svg), 'logo'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([584, 400, 255, 255, 255]);
});
