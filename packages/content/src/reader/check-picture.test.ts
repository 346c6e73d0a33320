import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureFile } from '#schema/entries.ts';
import { formatFinding } from './finding.ts';
import { checkPicture } from './check-picture.ts';

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#486' } });

let count = 0;

/** The finding for a file that a project or a review names. */
async function said(file: string, bytes: Uint8Array, use: PictureFile['use'] = 'cover') {
  const namedBy = { file: 'projects/fir.yaml', field: 'picture' };
  const name = `depot-${++count}`;
  return (await checkPicture({ file: `pictures/${file}`, name, use, namedBy, bytes })).map(
    formatFinding,
  );
}

const place = 'content/projects/fir.yaml, picture: names';

test('a photograph that is large enough, also one rotated by its camera', async () => {
  expect(await said('depot.jpg', await photograph(1600, 900).jpeg().toBuffer())).toEqual([]);
  const turned = photograph(672, 1360).withMetadata({ orientation: 6 }).jpeg();
  expect(await said('depot.jpeg', await turned.toBuffer())).toEqual([]);
});

test('one that is too small for its place', async () => {
  expect(await said('depot.webp', await photograph(900, 700).webp().toBuffer())).toEqual([
    `${place} content/pictures/depot.webp, which is 900 × 700 pixels, and a cover needs at least 1360 × 672. Use a larger picture.`,
  ]);
  expect(await said('client.png', await photograph(455, 271).png().toBuffer(), 'logo')).toEqual([
    `${place} content/pictures/client.png, which is 455 × 271 pixels, and a logo needs at least 456 in width or 272 in height. Use a larger picture.`,
  ]);
  expect(await said('client.png', await photograph(456, 90).png().toBuffer(), 'logo')).toEqual([]);
});

test('one that is too heavy', async () => {
  expect(await said('depot.jpg', new Uint8Array(9 * 1024 * 1024))).toEqual([
    'content/projects/fir.yaml, picture: “pictures/depot.jpg” weighs 9 MB, and at most 8 are taken. Save it smaller: 2000 pixels in width are plenty.',
  ]);
});

test('a file that is not a picture, and a truncated one', async () => {
  const sentence = `${place} content/pictures/depot.jpg, which is not a picture, or is damaged. Save it again in a picture program, and choose it again.`;
  expect(await said('depot.jpg', Buffer.from('a letter'))).toEqual([sentence]);
  const whole = await photograph(1600, 900).jpeg().toBuffer();
  expect(await said('depot.jpg', whole.subarray(0, whole.length / 2))).toEqual([sentence]);
});

test('a name with another format’s extension', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 2000"><path/></svg>';
  expect(await said('depot.png', Buffer.from(drawing))).toEqual([
    `${place} content/pictures/depot.png, which is SVG inside, despite its name. Save it as PNG in a picture program, and choose it again.`,
  ]);
  expect(await said('client.svg', Buffer.from(drawing), 'logo')).toEqual([]);
});
