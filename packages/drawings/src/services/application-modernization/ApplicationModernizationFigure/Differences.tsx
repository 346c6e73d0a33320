import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** Differences found per day, until none is left unexplained. */
const perDay = [44, 62, 51, 47, 33, 38, 24, 19, 21, 12, 9, 6, 34, 3, 2, 1, 0, 0, 0];
/** The day on which a forgotten rule applies. */
const surprise = 12;

interface DifferencesProps {
  readonly left: number;
  readonly right: number;
  readonly base: number;
}

/** Bars that fall to zero, with one late surprise, and the day of the switch. */
export function Differences({ left, right, base }: DifferencesProps) {
  const step = (right - left) / (perDay.length + 1);
  const bars = perDay.map((count, i) =>
    rect(Math.round(left + i * step), base - count, Math.round(step - 4), count),
  );
  const day = Math.round(left + (perDay.length - 1) * step);
  return (
    <>
      <Shape fill="tint" d={bars.filter((_, i) => i !== surprise)} />
      <Shape fill="red" d={bars.slice(surprise, surprise + 1)} />
      <Stroke d={line(left, base, right, base)} />
      <Stroke weight="wall" d={line(day, base + 8, day, base - 62)} />
    </>
  );
}
