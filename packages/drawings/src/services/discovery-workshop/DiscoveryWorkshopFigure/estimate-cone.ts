import { line, range, rect, shape, type Point } from '#line/pen.ts';

/** Eight questions decide what the product costs; each stage answers some of them. */
const questions = 8;

export interface Stage {
  readonly name: string;
  readonly x: number;
  /** Half of the estimate's range at this stage, up and down from the middle line. */
  readonly spread: number;
  readonly answered: number;
}

/** The estimate's range at one stage, ended like a caliper. */
export const caliper = ({ x, spread }: Stage, middle: number): string =>
  line(x, middle - spread, x, middle + spread) +
  line(x - 9, middle - spread, x + 9, middle - spread) +
  line(x - 9, middle + spread, x + 9, middle + spread);

/** The range of possible costs, from the first stage to the last. */
export const cone = (stages: readonly Stage[], middle: number): string => {
  const high = stages.map(({ x, spread }): Point => [x, middle - spread]);
  const low = stages.map(({ x, spread }): Point => [x, middle + spread]);
  return shape([...high, ...low.reverse()]);
};

const square = (stage: Stage, y: number, i: number, size: number): string =>
  rect(stage.x + (i - questions / 2) * (size + 3) + 1.5, y, size, size);

export const answered = (stage: Stage, y: number, size: number): string[] =>
  range(stage.answered).map((i) => square(stage, y, i, size));
export const open = (stage: Stage, y: number, size: number): string[] =>
  range(questions - stage.answered).map((i) => square(stage, y, stage.answered + i, size));
