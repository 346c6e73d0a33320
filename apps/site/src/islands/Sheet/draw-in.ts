const options = {
  duration: 300,
  easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)',
  fill: 'backwards',
} as const;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Dashed lines and fills cannot be animated as strokes, so they only fade in. */
function isPlainLine(mark: SVGElement): mark is SVGPathElement {
  const { fill, strokeDasharray } = getComputedStyle(mark);
  return mark instanceof SVGPathElement && fill === 'none' && strokeDasharray === 'none';
}

/** Animates lines as if drawn by a pen, each a little later than the last if `apart` is set. */
export function drawIn(marks: Iterable<SVGElement>, apart = 0): void {
  if (isStill()) return;
  [...marks].forEach((mark, i) => {
    const delay = i * apart;
    if (!isPlainLine(mark)) {
      if (apart > 0) mark.animate({ opacity: [0, 1] }, { ...options, delay });
      return;
    }
    // Doubled, because a non-scaling stroke is measured in screen pixels.
    const length = String(2 * mark.getTotalLength());
    const pulled = { strokeDasharray: [length, length], strokeDashoffset: [length, '0'] };
    mark.animate(pulled, { ...options, delay });
  });
}
