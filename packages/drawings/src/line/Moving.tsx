import type { ReactNode } from 'react';
import { movement, type Beat, type Movement } from './movement.ts';

interface MovingProps {
  /** `drops` comes from above, `slides` from the left, `grows` up from its bottom edge. */
  readonly how: Exclude<Movement, 'draws' | 'travels'>;
  readonly after?: Beat;
  readonly children: ReactNode;
}

/** A part of a drawing that moves into place once. The final state must say everything. */
export function Moving({ how, after, children }: MovingProps) {
  return <g className={movement(how, after)}>{children}</g>;
}
