import { rect } from '#line/pen.ts';

/** Each side's share of the work, week by week. */
const weeks = [
  { we: 0.9, you: 0.1 },
  { we: 0.6, you: 0.4 },
  { we: 0.3, you: 0.7 },
  { we: 0.1, you: 0.9 },
] as const;

/** Our bars hang from a line, yours continue below them: together they fill the height. */
export const lanes = (left: number, top: number, week: number, whole: number) => ({
  we: weeks.map(({ we }, i) => rect(left + i * week, top, week, we * whole)),
  you: weeks.map(({ we, you }, i) => rect(left + i * week, top + we * whole, week, you * whole)),
});
