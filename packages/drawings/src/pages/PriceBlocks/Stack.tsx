import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import {
  blocksLabel,
  cells,
  mostPeople,
  mostWeeks,
  priceWords,
  type PriceBlocksProps,
} from './price-cases.ts';

const left = 30;
const head = 52;
const gap = 20;

/** For narrow containers: one case below the other. */
export function Stack(props: PriceBlocksProps) {
  const { cases, currency } = props;
  const week = 216 / mostWeeks(cases);
  const person = Math.min(12, 60 / mostPeople(cases));
  const high = cases.map(({ people }) => Math.max(20, people * person));
  const placed = cases.map((one, i) => ({
    one,
    foot: head + high.slice(0, i + 1).reduce((sum, height) => sum + height + gap, -gap),
  }));
  const bottom = placed.at(-1)?.foot ?? head;
  const box = (foot: number, people: number, weeks: number): string =>
    rect(left, foot - people * person, weeks * week, people * person);
  return (
    <Drawing width={350} height={bottom + 4} pad={1} scale="phone" label={blocksLabel(props)}>
      <Label x={0} y={14}>
        high: people, long: weeks
      </Label>
      <Label x={0} y={36}>
        {`price in thousands of ${currency}`}
      </Label>
      <Shape
        dash="dashed"
        d={placed.map(({ one, foot }) => box(foot, one.people, one.weeks.most))}
      />
      <Shape
        fill="solid"
        d={placed.map(({ one, foot }) => box(foot, one.people, one.weeks.least))}
      />
      <Stroke
        weight="thin"
        tone="knock"
        d={placed.flatMap(({ one, foot }) => cells(left, foot, one, week, person))}
      />
      {placed.map(({ one, foot }, i) => (
        <g key={one.title}>
          <Name x={0} y={foot - 3} size="small">
            {String(i + 1)}
          </Name>
          <Label x={left + one.weeks.most * week + 10} y={foot - 4}>
            {priceWords(one)}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
