import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Room } from '#line/Room.tsx';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

interface Span {
  readonly least: number;
  readonly most: number;
}

interface WeekRulerProps {
  /** The time in words, for screen readers. */
  readonly time: string;
  readonly people: Span;
  readonly weeks: Span;
}

const width = 1300;
/** The usual length of the ruler in weeks; a longer case extends it. */
const usual = 30;
/** The maximum height of all bars together. */
const tallest = 84;

/** A bar for each person on one ruler of weeks, so that small work looks small. Possible extra time is dashed. */
export function WeekRuler({ time, people, weeks }: WeekRulerProps) {
  const end = Math.max(usual, Math.ceil(weeks.most / 5) * 5);
  const week = width / end;
  const row = Math.min(30, tallest / people.most);
  const foot = people.most * row + 8;
  const bars = (count: number, from: number, to: number): string[] =>
    range(count).map((i) => rect(from * week, i * row, (to - from) * week, row * 0.8));
  const isLonger = weeks.most > weeks.least;
  const ticks = range(end + 1).map((i) => line(i * week, foot, i * week, foot + (i % 5 ? 6 : 12)));
  return (
    <Room>
      <Drawing
        width={width}
        height={foot + 34}
        pad={1}
        scale="wide"
        label={`${time} on a ruler of ${end} weeks, a bar for each person.`}
      >
        {isLonger && <Shape dash="dashed" d={bars(people.most, weeks.least, weeks.most)} />}
        <Shape fill="solid" d={bars(people.least, 0, weeks.least)} />
        {people.most > people.least && (
          <Shape dash="dashed" d={bars(people.most, 0, weeks.least).slice(people.least)} />
        )}
        <Stroke weight="thin" d={[line(0, foot, width, foot), ...ticks]} />
        {range(end / 5 + 1).map((i) => (
          <Label
            key={i}
            x={5 * i * week}
            y={foot + 32}
            anchor={i === 0 ? 'start' : i === end / 5 ? 'end' : 'middle'}
          >
            {i === end / 5 ? `${end} weeks` : String(5 * i)}
          </Label>
        ))}
      </Drawing>
    </Room>
  );
}
