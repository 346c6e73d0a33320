import { circle, line, range, rect, type Point } from '#line/pen.ts';

/** A pipe, as wide as its flow. */
export interface Pipe {
  readonly x: number;
  readonly width: number;
}

/** A channel of buyers; `turn` is the angle of its meter's needle in degrees from straight up. */
export interface Channel extends Pipe {
  readonly name: string;
  readonly turn: number;
}

export const pipe = ({ x, width }: Pipe, top: number, bottom: number): string =>
  rect(x - width / 2, top, width, bottom - top);

/** Covers the seam of two pipes, so that there is no wall between them. */
export const joint = ({ x, width }: Pipe, y: number): string =>
  rect(x - width / 2 + 1, y - 2, width - 2, 4);

/** A solid head inside a pipe that shows the direction of its flow. */
export const flow = ({ x, width }: Pipe, y: number): string => {
  const half = Math.max(3, width / 4);
  return `M${x} ${y}l${-half}${-2 * half}h${2 * half}z`;
};

export const dial = ({ x }: Channel, y: number, radius: number): string => circle(x, y, radius);

export function needle({ x, turn }: Channel, y: number, length: number): string {
  const angle = (turn * Math.PI) / 180;
  return line(x, y, x + length * Math.sin(angle), y - length * Math.cos(angle));
}

/** An open vessel, and a liquid with a wavy surface. */
export interface Vessel {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly level: number;
  readonly bottom: number;
}

export const walls = ({ left, width, top, bottom }: Vessel): string =>
  `M${left} ${top}V${bottom}h${width}V${top}`;

export const filling = ({ left, width, level, bottom }: Vessel): string =>
  `M${left} ${level}${`q${width / 24}-6 ${width / 12} 0t${width / 12} 0`.repeat(6)}V${bottom}h${-width}z`;

/** Marks along the left wall; every fourth is longer. */
export const scale = ({ left, bottom }: Vessel, marks: number, step: number): string[] =>
  range(marks).map((i) =>
    line(left - (i % 4 ? 9 : 17), bottom - i * step, left, bottom - i * step),
  );

/** A drop with its point up. */
export const drop = ([x, y]: Point, size: number): string =>
  `M${x} ${y}l${size} ${size * 1.7}a${size * 1.15} ${size * 1.15} 0 1 1${-2 * size} 0z`;
