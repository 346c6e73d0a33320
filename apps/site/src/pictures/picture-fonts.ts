import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontPairs } from '@studio/styles/font-pairs.ts';
import { token, tokens } from '@studio/styles/token-values.ts';

/** The font pair of this build, found by the families in the tokens. */
const pair = Object.values(fontPairs).find(({ families }) =>
  token('sans', tokens.light).startsWith(families.sans),
);
if (!pair) throw new Error('styles/tokens.css names fonts that font-pairs.ts does not know.');

/** The site's fonts as complete files: satori and resvg support neither woff2 nor variable fonts. */
const { files, ownNames: faces } = pair;
export { faces };

const pathOf = (root: string, file: string): string => join(root, 'packages/styles/fonts', file);

/**
 * For labels in drawings; titles are outlines by then, so the display font is not included. resvg silently omits text
 * without a matching font, so the family name is read from each file.
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

/** Changes with the fonts or their subset, and with it the cache key of every picture. */
export const fontRecipe = (root: string): string =>
  `${files.sans} ${readFileSync(pathOf(root, 'recipe.txt'), 'utf8')}`;
