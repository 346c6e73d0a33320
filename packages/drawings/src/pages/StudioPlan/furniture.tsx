import { circle, line, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';

interface SeatsProps {
  readonly places: readonly Point[];
  /** Which side the back of the chair is on. */
  readonly back: 'above' | 'below';
}

/** A person on every chair: a solid head, and the chair's back around it. */
export function Seats({ places, back }: SeatsProps) {
  const sweep = back === 'above' ? 1 : 0;
  return (
    <>
      <Stroke d={places.map(([x, y]) => `M${x - 15} ${y}a15 15 0 0 ${sweep} 30 0`)} />
      <Shape fill="solid" edge="none" d={places.map(([x, y]) => circle(x, y, 10))} />
    </>
  );
}

interface DeskPairsProps {
  readonly places: readonly Point[];
  readonly width: number;
  readonly depth: number;
}

/** Desks for two, face to face, each with a screen and a person. */
export function DeskPairs({ places, width, depth }: DeskPairsProps) {
  const middle = depth / 2;
  return (
    <>
      <Shape
        d={[
          stamp(stampRect(width, depth), places),
          ...places.map(([x, y]) => line(x, y + middle, x + width, y + middle)),
        ]}
      />
      <Shape
        fill="solid"
        edge="none"
        d={places.flatMap(([x, y]) => [
          rect(x + width / 2 - 15, y + middle - 11, 30, 6),
          rect(x + width / 2 - 15, y + middle + 5, 30, 6),
        ])}
      />
      <Seats places={places.map(([x, y]) => [x + width / 2, y - 15])} back="above" />
      <Seats places={places.map(([x, y]) => [x + width / 2, y + depth + 15])} back="below" />
    </>
  );
}

interface ShelvesProps {
  readonly at: Point;
  readonly width: number;
  readonly depth: number;
}

const bookBacks = [0.08, 0.14, 0.23, 0.29, 0.4, 0.46, 0.53, 0.64, 0.7, 0.79, 0.86, 0.94];

/** Shelves back to back, full of books, seen from above. */
export function Shelves({ at: [x, y], width, depth }: ShelvesProps) {
  const backs = bookBacks.map((part) => x + Math.round(width * part));
  return (
    <>
      <Shape d={[rect(x, y, width, depth), line(x, y + depth / 2, x + width, y + depth / 2)]} />
      <Stroke weight="thin" d={backs.map((back) => line(back, y, back, y + depth))} />
    </>
  );
}

/** A plant in a pot. */
export function Plant({ at: [x, y] }: { readonly at: Point }) {
  return (
    <>
      <Stroke
        weight="thin"
        d={[
          circle(x, y, 20),
          circle(x, y, 14),
          line(x - 20, y, x + 20, y),
          line(x, y - 20, x, y + 20),
        ]}
      />
      <Shape d={circle(x, y, 6)} />
    </>
  );
}
