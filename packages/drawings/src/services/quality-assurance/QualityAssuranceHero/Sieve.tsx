import { circle, line, range } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** One layer of tests, seen from the side. */
export interface SieveShape {
  readonly y: number;
  /** Half its width. */
  readonly half: number;
  /** The gap between two wires; smaller faults fall through. */
  readonly gap: number;
  /** How many faults it holds, and their size. */
  readonly held: number;
  readonly size: number;
}

const wire = 9;
const wall = 32;

interface SieveProps {
  readonly middle: number;
  readonly sieve: SieveShape;
  /** The layer below, which the funnel leads to. */
  readonly next?: SieveShape | undefined;
}

/** A tray with a mesh, the faults lying on it, and the funnel to the next one. */
export function Sieve({ middle, sieve, next }: SieveProps) {
  const { y, half, gap, held, size } = sieve;
  const [left, right] = [middle - half, middle + half];
  const wires = range(Math.floor((2 * half) / (gap + wire)) + 1)
    .map((i) => left + i * (gap + wire))
    .filter((x) => x < right - 2)
    .map((x) => line(x, y, Math.min(x + wire, right), y));
  const pitch = 2 * size + 5;
  const start = middle + 18 - ((held - 1) * pitch) / 2;
  const faults = range(held).map((i) => circle(start + i * pitch, y - 3 - size, size));
  const funnel = next
    ? [
        line(left, y + 6, middle - next.half, next.y - wall),
        line(right, y + 6, middle + next.half, next.y - wall),
      ]
    : [];
  return (
    <>
      <Stroke d={funnel} />
      <Stroke
        weight="path"
        d={[line(left, y - wall, left, y + 3), line(right, y - wall, right, y + 3)]}
      />
      <Stroke weight="wall" d={wires} />
      <Shape fill="tint" d={faults} />
    </>
  );
}
