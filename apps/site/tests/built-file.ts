import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { distFolder } from './dist-folder.ts';

const fileOf = (path: string): string => join(distFolder, path);

export const builtText = (path: string): string => readFileSync(fileOf(path), 'utf8');

/** A built picture: its dimensions, its bytes, the colour of its first pixel, and how much is drawn on it. */
export async function builtPicture(path: string) {
  const picture = sharp(fileOf(path)).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  const [red, green, blue] = ground;
  const drawn = { left: 0, right: 0 };
  for (let i = 0; i < data.length; i += 3)
    if (data[i] !== red || data[i + 1] !== green || data[i + 2] !== blue)
      drawn[(i / 3) % info.width < info.width / 2 ? 'left' : 'right'] += 1;
  return {
    size: `${info.width}x${info.height}`,
    bytes: statSync(fileOf(path)).size,
    corner: `#${ground.toString('hex')}`,
    drawn,
  };
}
