import { Resvg } from '@resvg/resvg-js';
import { brandMark } from '../drawings/home/BrandMark/brand-mark.ts';
import { token, tokens } from '../styles/token-values.ts';

/**
 * The PNG icons: pixels, and how much of the side the mark takes. Where a phone cuts a shape of its
 * own out of the icon, the mark stays inside the middle four fifths; the blue runs to the edge.
 */
const icons = {
  'icon-192': { size: 192, share: 1 },
  'icon-512': { size: 512, share: 1 },
  'maskable-512': { size: 512, share: 0.72 },
  'apple-touch-icon': { size: 180, share: 0.86 },
} as const;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

/** The mark on blue; `share` is how much of the side it takes. */
function mark(share: number): string {
  const side = brandMark.side / share;
  const edge = (brandMark.side - side) / 2;
  const blue = token('brand', tokens.light);
  const white = token('on-brand', tokens.light);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${side} ${side}">` +
    `<path fill="${blue}" d="M${edge} ${edge}h${side}v${side}h${-side}z"/>` +
    `<path fill="none" stroke="${white}" stroke-width="${brandMark.weight}" ` +
    `stroke-miterlimit="10" d="${brandMark.stroke}"/></svg>`
  );
}

export const markSvg = (): string => mark(1);

export function icon(name: IconName): Buffer {
  const { size, share } = icons[name];
  return new Resvg(mark(share), { fitTo: { mode: 'width', value: size } }).render().asPng();
}
