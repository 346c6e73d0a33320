import { fileURLToPath } from 'node:url';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';

const fileOf = (path: string): string => fileURLToPath(new URL(`../dist${path}`, import.meta.url));

export const builtText = (path: string): string => readFileSync(fileOf(path), 'utf8');

/** A built picture: its size, its weight, and the colour of its first pixel. */
export async function builtPicture(path: string) {
  const picture = sharp(fileOf(path)).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return {
    size: `${info.width}x${info.height}`,
    bytes: statSync(fileOf(path)).size,
    corner: `#${data.toString('hex', 0, 3)}`,
  };
}
