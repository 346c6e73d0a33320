import { range, type Point } from '#line/pen.ts';

/** A fixed generator instead of chance, so that every build draws the same people. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

interface Crowd {
  readonly count: number;
  readonly middle: Point;
  readonly reach: number;
}

/** Most rarely have the problem and spend little; a smaller crowd has it often and pays. */
const crowds: readonly Crowd[] = [
  { count: 36, middle: [0.3, 0.3], reach: 0.34 },
  { count: 30, middle: [0.66, 0.66], reach: 0.36 },
];

const inside = (part: number): boolean => part > 0.05 && part < 0.88;
const apart = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) > 0.04;

/** People between 0 and 1 on both axes: how often it happens, and what they spend on it. */
export const respondents: readonly Point[] = crowds.reduce<Point[]>((people, crowd, i) => {
  const next = chance(i + 20);
  const around = (middle: number): number => middle + (next() + next() - 1) * crowd.reach;
  const met: Point[] = [];
  while (met.length < crowd.count) {
    const person: Point = [around(crowd.middle[0]), around(crowd.middle[1])];
    if (person.every(inside) && [...people, ...met].every((other) => apart(person, other)))
      met.push(person);
  }
  return [...people, ...met];
}, []);

/** People who say it happens daily, but have never paid for help. */
export const onlyWords: readonly Point[] = [
  [0.8, 0.07],
  [0.87, 0.1],
  [0.93, 0.05],
];

/** The decision line: the less often it happens, the more a person must already spend on it. */
export const lineAt = (often: number): number => 0.94 - 0.78 * often;
export const worthIt = ([often, spends]: Point): boolean => spends > lineAt(often);

/** How many people fall into each tenth of an axis. */
export const tenths = (axis: 0 | 1): number[] =>
  range(10).map(
    (i) => respondents.filter((each) => Math.min(9, Math.floor(each[axis] * 10)) === i).length,
  );
