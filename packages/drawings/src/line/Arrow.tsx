import type { Weight } from './drawn.ts';
import { arrowHead, poly, type Point } from './pen.ts';
import { Shape } from './Shape.tsx';
import { Stroke } from './Stroke.tsx';

interface ArrowProps {
  readonly points: readonly Point[];
  readonly weight?: Weight;
  readonly tone?: 'ink' | 'red' | 'knock';
  readonly dash?: 'dashed' | 'dotted';
  readonly className?: string | undefined;
}

/** A line with a solid triangular head. */
export function Arrow({ points, weight = 'object', tone = 'ink', dash, className }: ArrowProps) {
  const fill = tone === 'red' ? 'red' : tone === 'knock' ? 'knock' : 'solid';
  return (
    <>
      <Stroke
        d={poly(points)}
        weight={weight}
        tone={tone}
        className={className}
        {...(dash && { dash })}
      />
      <Shape d={arrowHead(points)} fill={fill} edge="none" />
    </>
  );
}
