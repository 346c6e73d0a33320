import { cross, poly, rect, writing } from '#line/pen.ts';

/** A sheet with a drawing on it: its outline with a folded corner, and the drawing. */
export function sheet(x: number, y: number, width: number, height: number) {
  const fold = width * 0.16;
  const half = width / 2;
  return {
    paper: `${poly([
      [x + width - fold, y],
      [x, y],
      [x, y + height],
      [x + width, y + height],
      [x + width, y + fold],
    ])}l${-fold} ${-fold}v${fold}h${fold}`,
    drawn: [
      rect(x + width * 0.12, y + height * 0.16, half * 0.9, height * 0.34),
      cross(x + width * 0.12, y + height * 0.16, half * 0.9, height * 0.34),
      writing(x + width * 0.66, y + height * 0.26, width * 0.22, 3, height * 0.1),
      writing(x + width * 0.12, y + height * 0.66, width * 0.76, 3, height * 0.11),
    ],
  };
}

/** Milestones of a build that has not started, each higher than the last. */
export const milestones = (x: number, foot: number, width: number, rise: number): string[] =>
  [1, 2, 3].map((n) => rect(x + (n - 1) * (width + 14), foot - n * rise, width, n * rise));
