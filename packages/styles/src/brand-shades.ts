import { formatHex, oklch, toGamut, type Oklch } from 'culori';
import type { Plugin } from 'vite';
import { fontPairs, usualPair, type FontPairName } from './font-pairs.ts';

const channel = String.raw`([a-z\d.]+%?|calc\([^)]*\))`;
const shade = new RegExp(
  String.raw`oklch\(from var\(--brand\) ${channel} ${channel} ${channel}\)`,
  'g',
);
const arithmetic = /^calc\(([lch]) ([*+-]) ([\d.]+)\)$/;

/** The most vivid color a screen can show with the same lightness and hue. */
const onScreen = toGamut('rgb', 'oklch');

/** One channel of a relative color: a number, the brand's own, or a calculation with the brand's. */
function reckon(channel: string, brand: Readonly<Record<string, number>>): number {
  const [, name = channel, sign, amount] = arithmetic.exec(channel) ?? [];
  const own = brand[name] ?? (name.endsWith('%') ? Number(name.slice(0, -1)) / 100 : Number(name));
  if (Number.isNaN(own))
    throw new Error(`styles/tokens.css: “${channel}” is more than brand-shades.ts can reckon.`);
  if (sign === '*') return own * Number(amount);
  return own + Number(`${sign ?? ''}${amount ?? 0}`);
}

/** Inserts the brand's color and its shades as plain colors where tokens use them. */
export function withBrand(css: string, color: string): string {
  const { l = 0, c = 0, h = 0 } = oklch(color) ?? ({} as Partial<Oklch>);
  return css.replaceAll('env(brand)', color).replace(shade, (_, ...channels: string[]) => {
    const [lightness = 0, chroma = 0, hue = 0] = channels
      .slice(0, 3)
      .map((one) => reckon(one, { l, c, h }));
    return formatHex(onScreen({ mode: 'oklch', l: lightness, c: chroma, h: hue }));
  });
}

/** Inserts the company's fonts where tokens use them. */
const withFonts = (css: string, name: FontPairName): string =>
  Object.entries(fontPairs[name].families).reduce(
    (text, [face, families]) => text.replace(`env(${face})`, families),
    css,
  );

interface Brand {
  readonly color: string;
  readonly fonts?: FontPairName | undefined;
  /** Its source file: a change to it shows the new color at once. */
  readonly file?: string;
}

/** For Vite: the token files, as styles and as text, with the brand inserted. */
export const brandTokens = (brand: () => Brand): Plugin => ({
  name: 'brand-tokens',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/styles\/src\/tokens[a-z-]*\.css/.test(id)) return undefined;
    const { color, fonts = usualPair, file } = brand();
    if (file) this.addWatchFile(file);
    return withFonts(withBrand(code, color), fonts);
  },
});
