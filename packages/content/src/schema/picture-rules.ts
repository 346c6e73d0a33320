/** Where a picture of content/ is shown. */
export type PictureUse = 'cover' | 'logo' | 'portrait';

interface PictureRules {
  /** Its name in forms and sentences. */
  readonly name: string;
  readonly endings: readonly string[];
  /** A photograph, which fills its place, needs both; a logo, which is placed in it, one. */
  readonly least: { readonly width: number; readonly height: number; readonly of: 'both' | 'one' };
}

/** The requirements for a picture, for its schema, the checks, the build and the editor. */
export const pictureRules: Readonly<Record<PictureUse, PictureRules>> = {
  cover: {
    name: 'a cover',
    endings: ['jpg', 'jpeg', 'png', 'webp'],
    least: { width: 1360, height: 672, of: 'both' },
  },
  logo: {
    name: 'a logo',
    endings: ['svg', 'png', 'webp'],
    least: { width: 456, height: 272, of: 'one' },
  },
  portrait: {
    name: 'a portrait',
    endings: ['jpg', 'jpeg', 'png', 'webp'],
    least: { width: 584, height: 400, of: 'both' },
  },
};

/** The folder of all pictures, below content/. */
export const pictureFolder = 'pictures';

/** Large enough for a camera's file; all of them stay in the git history for ever. */
const heaviest = { megabytes: 8, bytes: 8 * 1024 * 1024 } as const;

type PictureFault = { readonly problem: string; readonly fix: string };

/** Why a file cannot be used as this picture, judging by its name and size in bytes. */
export function pictureFault(
  use: PictureUse,
  name: string,
  weight: number,
): PictureFault | undefined {
  const { endings } = pictureRules[use];
  if (!endings.includes(endingOf(name)))
    return {
      problem: `“${name}” is not a file that ${pictureRules[use].name} can be made from.`,
      fix: `Choose one that ends with ${asChoice(endings.map((ending) => `.${ending}`))}.`,
    };
  if (weight > heaviest.bytes)
    return {
      problem: `“${name}” weighs ${asMegabytes(weight)} MB, and at most ${heaviest.megabytes} are taken.`,
      fix: 'Save it smaller: 2000 pixels in width are plenty.',
    };
  return undefined;
}

export const endingOf = (name: string): string => /[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';

/** “.svg, .png or .webp” */
const asChoice = (words: readonly string[]): string =>
  words.join(', ').replace(/, ([^,]*)$/, ' or $1');

const asMegabytes = (bytes: number): string =>
  (Math.ceil((bytes * 10) / 1024 ** 2) / 10).toString();
