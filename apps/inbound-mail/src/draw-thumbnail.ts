// A separate process without settings: a stranger's picture that breaks the decoder ends only this process.
// Reads the picture from stdin and writes the thumbnail to stdout.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 320;
const WITHIN_SECONDS = 5;

const picture = sharp(await buffer(process.stdin), {
  limitInputPixels: MOST_PIXELS,
  failOn: 'error',
  pages: 1,
});
process.stdout.write(
  await picture
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp()
    .timeout({ seconds: WITHIN_SECONDS })
    .toBuffer(),
);
