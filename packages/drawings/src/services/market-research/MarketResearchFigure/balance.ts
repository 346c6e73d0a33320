import { circle, range, rect } from '#line/pen.ts';

/** One arm of the balance: where it ends, and where its pan hangs. */
export interface Arm {
  readonly x: number;
  readonly beam: number;
  readonly pan: number;
  readonly half: number;
}

export const cords = ({ x, beam, pan, half }: Arm): string =>
  `M${x - half} ${pan}L${x} ${beam}L${x + half} ${pan}`;

/** A shallow dish, a little wider than its cords. */
export const dish = ({ x, pan, half }: Arm): string =>
  `M${x - half - 8} ${pan}h${2 * half + 16}c-14 20-30 22-46 22h${76 - 2 * half}c-16 0-32-2-46-22z`;

/** Answers that cost nothing, heaped in rows of the given lengths. */
export const heap = ({ x, pan }: Arm, rows: readonly number[], radius: number): string[] =>
  rows.flatMap((count, row) =>
    range(count).map((i) =>
      circle(
        x + (i - (count - 1) / 2) * (2 * radius + 1),
        pan - radius - 1 - row * (2 * radius - 1),
        radius,
      ),
    ),
  );

/** Three answers that cost something. */
export const deposits = ({ x, pan }: Arm, size: number): string[] =>
  range(3).map((i) => rect(x + (i - 1) * (size + 6) - size / 2, pan - size, size, size));
