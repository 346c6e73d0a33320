import sharp from 'sharp';
import type { PictureFile } from '#schema/entries.ts';
import { endingOf, pictureFault, pictureRules } from '#schema/picture-rules.ts';
import type { Finding } from './finding.ts';

type Fault = Pick<Finding, 'problem' | 'fix'>;

/** Cached: a name always means the same bytes, and the editor checks at every save. */
const checks = new Map<string, Promise<Fault | undefined>>();

/** The fault of a picture, reported at the field that names it: its size in bytes, its format, its dimensions. */
export async function checkPicture(picture: PictureFile): Promise<readonly Finding[]> {
  const key = `${picture.use} ${picture.file} ${picture.name}`;
  const check = checks.get(key) ?? run(picture);
  checks.set(key, check);
  const fault = await check;
  return fault ? [{ ...picture.namedBy, ...fault }] : [];
}

async function run({ file, use, bytes }: PictureFile): Promise<Fault | undefined> {
  const fault = pictureFault(use, file, bytes.length);
  if (fault) return fault;
  const seen = await look(bytes);
  if (!seen)
    return {
      problem: `names content/${file}, which is not a picture, or is damaged.`,
      fix: 'Save it again in a picture program, and choose it again.',
    };
  const ending = endingOf(file).replace('jpg', 'jpeg');
  if (seen.format !== ending)
    return {
      problem: `names content/${file}, which is ${seen.format.toUpperCase()} inside, despite its name.`,
      fix: `Save it as ${ending.toUpperCase()} in a picture program, and choose it again.`,
    };
  return seen.format === 'svg' ? undefined : tooSmall(file, use, seen);
}

/** Decodes all of it, because the header of a damaged picture is often intact. */
async function look(bytes: Uint8Array) {
  try {
    const {
      format,
      autoOrient: { width, height },
    } = await sharp(bytes).metadata();
    await sharp(bytes).resize(8, 8).toBuffer();
    return { format, width, height };
  } catch {
    return undefined;
  }
}

function tooSmall(
  file: string,
  use: PictureFile['use'],
  { width, height }: { readonly width: number; readonly height: number },
): Fault | undefined {
  const { name, least } = pictureRules[use];
  const isWide = width >= least.width;
  const isHigh = height >= least.height;
  if (least.of === 'both' ? isWide && isHigh : isWide || isHigh) return undefined;
  const needed =
    least.of === 'both'
      ? `${least.width} × ${least.height}`
      : `${least.width} in width or ${least.height} in height`;
  return {
    problem: `names content/${file}, which is ${width} × ${height} pixels, and ${name} needs at least ${needed}.`,
    fix: 'Use a larger picture.',
  };
}
