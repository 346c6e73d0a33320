import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import {
  blocksLabel,
  cells,
  longest,
  mostPeople,
  priceWords,
  weeksWords,
  type PriceBlocksProps,
} from './price-cases.ts';

const width = 1300;
const gap = 44;
/** The height of the legend and of the dimension above the longest block. */
const head = 92;
/** The minimum width of a block, so that its price fits below. */
const least = 104;

/** The largest width of a week at which all blocks fit side by side. */
function weekFor(weeks: readonly number[]): number {
  const room = width - gap * weeks.length;
  const fits = (week: number): boolean =>
    weeks.reduce((sum, most) => sum + Math.max(least, most * week), 0) <= room;
  let week = 14;
  while (week > 1 && !fits(week)) week -= 0.5;
  return week;
}

/** The cases from left to right on one base line. */
export function Row(props: PriceBlocksProps) {
  const { cases, currency } = props;
  const week = weekFor(cases.map(({ weeks }) => weeks.most));
  const person = Math.min(40, 210 / mostPeople(cases));
  const foot = head + mostPeople(cases) * person;
  const wide = cases.map(({ weeks }) => Math.max(least, weeks.most * week));
  const placed = cases.map((one, i) => ({
    one,
    x: gap + wide.slice(0, i).reduce((sum, width) => sum + width + gap, 0),
  }));
  const measured = placed.find(({ one }) => one === longest(cases));
  const box = (x: number, people: number, weeks: number): string =>
    rect(x, foot - people * person, weeks * week, people * person);
  return (
    <Drawing width={width} height={foot + 62} pad={1} scale="wide" label={blocksLabel(props)}>
      <Shape fill="solid" d={rect(gap, 4, 2 * week, 20)} />
      <Label x={gap + 2 * week + 12} y={20}>
        the least it takes
      </Label>
      <Shape dash="dashed" d={rect(390, 4, 2 * week, 20)} />
      <Label x={390 + 2 * week + 12} y={20}>
        what it may grow to
      </Label>
      <Label x={width} y={20} anchor="end">
        {`in thousands of ${currency}`}
      </Label>
      <Shape dash="dashed" d={placed.map(({ one, x }) => box(x, one.people, one.weeks.most))} />
      <Shape fill="solid" d={placed.map(({ one, x }) => box(x, one.people, one.weeks.least))} />
      <Stroke
        weight="thin"
        tone="knock"
        d={placed.flatMap(({ one, x }) => cells(x, foot, one, week, person))}
      />
      <Stroke weight="path" d={line(0, foot, width, foot)} />
      {placed.map(({ one, x }, i) => (
        <g key={one.title}>
          <Name x={x} y={foot + 28}>
            {String(i + 1)}
          </Name>
          <Label x={x} y={foot + 56}>
            {priceWords(one)}
          </Label>
        </g>
      ))}
      {measured && (
        <>
          <Dimension
            axis="x"
            from={measured.x}
            to={measured.x + measured.one.weeks.most * week}
            at={foot - measured.one.people * person - 18}
            label={weeksWords(measured.one)}
          />
          <Dimension
            axis="y"
            from={foot - measured.one.people * person}
            to={foot}
            at={measured.x - 14}
            label={`${measured.one.people} people`}
          />
        </>
      )}
    </Drawing>
  );
}
