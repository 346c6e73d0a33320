import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The faces of the site as whole files: satori and resvg read neither woff2 nor variable fonts. */
const files = {
  display: 'mona-display.ttf',
  sans: 'mona-sans.ttf',
  mono: 'martian-mono.ttf',
} as const;

/** What the files call themselves, which is how resvg finds them. Two of them share a name. */
export const faces = {
  display: 'Mona Sans ExtraLight',
  sans: 'Mona Sans ExtraLight',
  mono: 'Martian Mono SemiExpanded',
} as const satisfies Record<keyof typeof files, string>;

const pathOf = (root: string, file: string): string => join(root, 'site/src/fonts', file);

/**
 * For the labels of drawings; titles are outlines by then, so the display face is not among them.
 * resvg leaves out words it has no font for and says nothing, so each file is asked for its name.
 */
export const labelFonts = (root: string): string[] =>
  (['sans', 'mono'] as const).map((face) => {
    const file = pathOf(root, files[face]);
    const name = Buffer.from(faces[face], 'utf16le').swap16();
    if (!readFileSync(file).includes(name))
      throw new Error(
        `${file} is not called “${faces[face]}” any more. Correct the name in faces.`,
      );
    return file;
  });

export const titleFonts = (root: string) =>
  Object.entries(files).map(([name, file]) => ({
    name,
    data: readFileSync(pathOf(root, file)),
    style: 'normal' as const,
  }));

/** Changes whenever the fonts are cut in another way, and with them every picture. */
export const fontRecipe = (root: string): string =>
  readFileSync(pathOf(root, 'recipe.txt'), 'utf8');
