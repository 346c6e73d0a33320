import type { ReactNode } from 'react';
import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { Label } from '#line/Label.tsx';
import type { Beat } from '#line/movement.ts';
import { Moving } from '#line/Moving.tsx';
import { circle, poly, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The lanes an order passes, what happens to it in each, and what a return undoes there. */
export const stations = [
  { lane: 'Storefront', event: 'placed', undone: 'a return' },
  { lane: 'Checkout', event: 'paid', undone: 'refunded' },
  { lane: 'Stock', event: 'reserved', undone: 'restocked' },
  { lane: 'Delivery', event: 'sent', undone: undefined },
  { lane: 'Accounts', event: 'booked', undone: 'reversed' },
];

/** The order leaves a station only after it has arrived; the next station appears while it is on its way. */
const leaves: readonly (Beat | undefined)[] = [undefined, 2, 4, 6];
const arrives: readonly (Beat | undefined)[] = [undefined, 1, 3, 5, 6];

interface WayProps {
  readonly points: readonly Point[];
  readonly step: number;
}

/** The order on its way from one station to the next. */
export function Way({ points, step }: WayProps) {
  const after = leaves[step];
  return (
    <>
      <Moving how="appears" {...(after && { after })}>
        <Arrow weight="path" points={points} />
      </Moving>
      <Stroke moves="travels" d={poly(points)} {...(after && { after })} />
    </>
  );
}

interface ArrivingProps {
  readonly step: number;
  readonly children: ReactNode;
}

/** Content that appears when an order reaches a station; at the first one it is visible from the start. */
export function Arriving({ step, children }: ArrivingProps) {
  const after = arrives[step];
  return after ? (
    <Moving how="appears" after={after}>
      {children}
    </Moving>
  ) : (
    children
  );
}

interface ReturnProps {
  readonly x: number;
  /** The height of each lane's stop. */
  readonly stops: readonly number[];
  /** How far the arrow continues below the last one. */
  readonly beyond: number;
}

/** The way back, which appears last: each stop undoes what was done in its lane. */
export function Return({ x, stops, beyond }: ReturnProps) {
  const undone = stations.flatMap(({ undone: words }, i) =>
    words ? [{ words, y: stops[i] ?? 0 }] : [],
  );
  return (
    <Moving how="appears" after={6}>
      <Arrow dash="dashed" points={ends(x, stops[0] ?? 0, x, (stops.at(-1) ?? 0) + beyond)} />
      <Shape d={undone.map(({ y }) => circle(x, y, 6))} />
      {undone.map(({ words, y }) => (
        <Label key={words} x={x - 14} y={y + 4} anchor="end">
          {words}
        </Label>
      ))}
    </Moving>
  );
}
