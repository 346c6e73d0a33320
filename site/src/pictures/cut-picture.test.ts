import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutPicture, cutsOf, type Original } from './cut-picture.ts';

const photograph = async (width: number, height: number): Promise<Original> => ({
  file: 'pictures/depot.jpg',
  name: 'depot',
  use: 'cover',
  bytes: await sharp({ create: { width, height, channels: 3, background: '#486' } })
    .jpeg()
    .toBuffer(),
});

test('a cover is cut to each form a page shows it in', async () => {
  const original = await photograph(1600, 900);
  const sizes = await Promise.all(
    cutsOf('cover').map(async (cut) => {
      const { width, height, format } = await sharp(await cutPicture(original, cut)).metadata();
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

test('a picture that is too small is refused in a sentence', async () => {
  await expect(cutPicture(await photograph(900, 700), 'half-400')).rejects.toThrow(
    'content/pictures/depot.jpg is 900 × 700 pixels, and a cover needs at least 1360 × 672. Use a larger picture.',
  );
});

test('a client’s logo stands on white, with air around it', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path d="M0 0h9v3H0z"/></svg>';
  const original = {
    file: 'pictures/client.svg',
    name: 'client',
    use: 'logo',
    bytes: Buffer.from(svg),
  } as const;
  const { data, info } = await sharp(await cutPicture(original, 'logo'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([584, 400, 255, 255, 255]);
});
