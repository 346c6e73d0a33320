import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { fontPairs, usualPair, type FontPairName } from './font-pairs.ts';

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../fonts/${name}.woff2`, import.meta.url));

/** For Vite: the stylesheet of the company's fonts, and the addresses of those a page loads at once. */
export const brandFonts = (name: FontPairName = usualPair): Plugin => {
  const { sheet, files } = fontPairs[name];
  const preloaded = ['display', 'sans'] as const;
  return {
    name: 'brand-fonts',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:fonts' ? `\0${id}` : undefined),
    load: (id) =>
      id === '\0virtual:fonts'
        ? preloaded
            .map((face) => `export { default as ${face} } from '${fileOf(files[face])}?url';`)
            .join('\n')
        : undefined,
    transform: (code, id) =>
      /\/styles\/src\/global\.css/.test(id) ? code.replace('./fonts.css', `./${sheet}`) : undefined,
  };
};
