import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { fontPairs, usualPair, type FontPairName } from './font-pairs.ts';

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../fonts/${name}.woff2`, import.meta.url));

/** For Vite: the stylesheet of the company's fonts, and the URLs of those to preload. */
export const brandFonts = (name: FontPairName = usualPair): Plugin => {
  const { sheet, preloaded } = fontPairs[name];
  return {
    name: 'brand-fonts',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:fonts' ? `\0${id}` : undefined),
    load: (id) =>
      id === '\0virtual:fonts'
        ? [
            ...preloaded.map((file, i) => `import font${i} from '${fileOf(file)}?url';`),
            `export const preloaded = [${preloaded.map((_, i) => `font${i}`).join(', ')}];`,
          ].join('\n')
        : undefined,
    transform: (code, id) =>
      /\/styles\/src\/global\.css/.test(id) ? code.replace('./fonts.css', `./${sheet}`) : undefined,
  };
};
