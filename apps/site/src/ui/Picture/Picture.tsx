interface PictureProps {
  readonly name: string;
  readonly text: string;
  readonly cut: 'wide' | 'half' | 'portrait';
  /** Visible as soon as the page opens, so it is not loaded lazily. */
  readonly first?: boolean;
}

/** The crops that pictures/cut-picture.ts makes of a picture, with their widths on the page. */
const cuts = {
  wide: { widths: [1360, 680], ratio: 672 / 1360, sizes: '(width >= 85em) 85rem, 100vw' },
  portrait: { widths: [584], ratio: 400 / 584, sizes: '(width >= 64em) 33vw, 100vw' },
  half: { widths: [800, 400], ratio: 560 / 800, sizes: '(width >= 64em) 50vw, 100vw' },
} as const;

/** A photograph in the sizes that the build has made of it. */
export function Picture({ name, text, cut, first = false }: PictureProps) {
  const { widths, ratio, sizes } = cuts[cut];
  const address = (width: number): string => `/pictures/${name}-${cut}-${width}.webp`;
  return (
    <img
      src={address(widths[0])}
      srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={widths[0]}
      height={Math.round(widths[0] * ratio)}
      alt={text}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
