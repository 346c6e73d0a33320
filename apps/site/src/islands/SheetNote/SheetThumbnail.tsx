import { noAdvice } from '@studio/sheet/advice.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { drawSheet } from '@studio/sheet-drawing/draw-sheet.ts';
import type { Area, Mark } from '@studio/sheet-drawing/marks.ts';

const company = { name: '', address: '' };
const isShape = (mark: Mark) => mark.kind !== 'word';

const inks: Readonly<Record<Area['fill'], string>> = {
  paper: 'var(--draw-bg)',
  knock: 'var(--draw-bg)',
  solid: 'var(--draw)',
  deep: 'var(--draw-deep)',
  tint: 'var(--draw-tint)',
  soft: 'var(--draw-soft)',
};

/** A sheet without its text, which would be too small to read. The text beside it says the same. */
export function SheetThumbnail({ answers }: { readonly answers: Answers }) {
  const { width, height, parts } = drawSheet({
    answers,
    advice: noAdvice,
    format: 'lying',
    company,
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width / 4}
      height={height / 4}
      fill="none"
      stroke="var(--draw)"
      strokeWidth="0.7"
      aria-hidden="true"
    >
      <path d={`M0 0h${width}v${height}H0z`} fill="var(--draw-bg)" />
      {parts
        .flatMap(({ marks }) => marks)
        .filter(isShape)
        .map((mark) => (
          <path
            key={mark.key}
            d={mark.d}
            fill={mark.kind === 'area' ? inks[mark.fill] : undefined}
            strokeDasharray={mark.dash && '2 2'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
    </svg>
  );
}
