// Cuts the font files the site serves, those of each pair a company may choose, out of the full variable
// fonts: only the letters and the axes the pages use. The same without axes and as plain files are for the
// pictures made at build.
// Runs before every build; a file already cut is left alone.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const target = new URL('../fonts/', import.meta.url);
const { resolve } = createRequire(import.meta.url);

const latin = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const beyond = '\u00a0©®°±·×éèêëáàâäãåçñíìîïóòôöõúùûüýßÁÀÂÄÅÇÉÈÊËÍÎÏÑÓÔÖÕÚÛÜ–—‘’“”…•₹€£™−';
const figures = '0123456789';

interface Cut {
  readonly name: string;
  readonly source: string;
  readonly text: string;
  readonly axes: Axes;
  /** The single weight for pictures, if pages use several. */
  readonly picture?: Axes;
  /** Pages take it from another file, which has this weight too. */
  readonly isForPicturesOnly?: true;
  /** OpenType features to keep: the code ligatures of JetBrains Mono, for example, are 9 KB. */
  readonly features?: readonly string[];
}

const usualFeatures = ['kern', 'mark', 'ccmp', 'calt', 'liga', 'tnum', 'zero'] as const;

type Axes = Readonly<Record<string, number | { min: number; max: number }>>;

const cuts: readonly Cut[] = [
  {
    name: 'mona-sans',
    source: '@fontsource-variable/mona-sans/files/mona-sans-latin-wght-normal.woff2',
    text: latin + beyond,
    axes: { wght: { min: 400, max: 620 } },
    picture: { wght: 550 },
  },
  {
    name: 'mona-display',
    source: '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2',
    text: latin + beyond,
    axes: { wght: 560, wdth: 111 },
  },
  {
    name: 'martian-mono',
    source: '@fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2',
    text: `${latin}${figures}©×–°µ€₹…`,
    axes: { wght: 400, wdth: 87.5 },
  },
  {
    name: 'schibsted-grotesk',
    source:
      '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    text: latin + beyond,
    axes: { wght: { min: 400, max: 620 } },
    picture: { wght: 550 },
  },
  {
    name: 'schibsted-display',
    source:
      '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    text: latin + beyond,
    axes: { wght: 600 },
    isForPicturesOnly: true,
  },
  {
    name: 'jetbrains-mono',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    text: `${latin}${figures}©×–°µ€₹…`,
    axes: { wght: 400 },
    features: ['mark', 'ccmp', 'zero'],
  },
];

await mkdir(target, { recursive: true });
const recipe = createHash('sha256').update(JSON.stringify(cuts)).digest('hex');
const stamp = new URL('recipe.txt', target);
const made = await readFile(stamp, 'utf8').catch(() => '');

async function write(file: string, cut: Uint8Array): Promise<void> {
  await writeFile(new URL(file, target), cut);
  console.log(`${file}: ${(cut.length / 1024).toFixed(1)} KB`);
}

if (made !== recipe) {
  for (const one of cuts) {
    const { name, source, text, axes, picture = axes, features = usualFeatures } = one;
    const font = await readFile(resolve(source));
    const cut = (targetFormat: 'woff2' | 'sfnt', variationAxes: Axes): Promise<Uint8Array> =>
      subsetFont(font, text, {
        targetFormat,
        variationAxes,
        keepFeatures: [...features],
        noHinting: true,
      });
    if (!one.isForPicturesOnly) await write(`${name}.woff2`, await cut('woff2', axes));
    await write(`${name}.ttf`, await cut('sfnt', picture));
  }
  await writeFile(stamp, recipe);
}
