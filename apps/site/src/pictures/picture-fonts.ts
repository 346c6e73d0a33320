import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontPairs } from '@studio/styles/font-pairs.ts';
import { token, tokens } from '@studio/styles/token-values.ts';

/** The pair this build is set in: the tokens name its families. */
const pair = Object.values(fontPairs).find(({ families }) =>
  token('sans', tokens.light).startsWith(families.sans),
);
if (!pair) throw new Error('styles/tokens.css names fonts that font-pairs.ts does not know.');

/** The faces of the site as whole files: satori and resvg read neither woff2 nor variable fonts. */
const { files, ownNames: faces } = pair;
export { faces };

const pathOf = (root: string, file: string): string => join(root, 'packages/styles/fonts', file);

/**
 * For the labels of drawings; titles are outlines by then, so the display face is not among them.
 * resvg silently leaves out words it has no font for, so the family name is read from each file.
 */
export const labelFonts = (root: string): string[] =>
  (['sans', 'mono'] as const).map((face) => {
    const file = pathOf(root, `${files[face]}.ttf`);
    const name = Buffer.from(faces[face], 'utf16le').swap16();
    if (!readFileSync(file).includes(name))
      throw new Error(
        `${file} is not called “${faces[face]}” any more. Correct the name in font-pairs.ts.`,
      );
    return file;
  });

export const titleFonts = (root: string) =>
  Object.entries(files).map(([name, file]) => ({
    name,
    data: readFileSync(pathOf(root, `${file}.ttf`)),
    style: 'normal' as const,
  }));

/** Changes whenever the fonts are others or cut in another way, and with them every picture. */
export const fontRecipe = (root: string): string =>
  `${files.sans} ${readFileSync(pathOf(root, 'recipe.txt'), 'utf8')}`;
