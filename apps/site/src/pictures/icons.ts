import { Resvg } from '@resvg/resvg-js';
import type { Logo } from '@studio/content/schema/entries.ts';
import { token, tokens } from '@studio/styles/token-values.ts';

/**
 * The PNG icons: their size in pixels, and the logo's share of it. Where a phone crops the icon, the logo stays
 * inside the middle four fifths, and the brand's color extends to the edge.
 */
const icons = {
  'icon-192': { size: 192, share: 1 },
  'icon-512': { size: 512, share: 1 },
  'maskable-512': { size: 512, share: 0.72 },
  'apple-touch-icon': { size: 180, share: 0.86 },
} as const;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

/** The logo as an SVG; `share` is how much of the side it takes, on the brand's color. */
function mark({ viewBox, shapes }: Logo, share: number): string {
  const [x = 0, y = 0, width = 0] = viewBox.split(' ').map(Number);
  const side = width / share;
  const edge = (side - width) / 2;
  const ground = `M${x - edge} ${y - edge}h${side}v${side}h${-side}z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - edge} ${y - edge} ${side} ${side}">` +
    (share < 1 ? `<path fill="${token('brand', tokens.light)}" d="${ground}"/>` : '') +
    `${shapes}</svg>`
  );
}

export const markSvg = (logo: Logo): string => mark(logo, 1);

export function icon(name: IconName, logo: Logo): Buffer {
  const { size, share } = icons[name];
  return new Resvg(mark(logo, share), { fitTo: { mode: 'width', value: size } }).render().asPng();
}
