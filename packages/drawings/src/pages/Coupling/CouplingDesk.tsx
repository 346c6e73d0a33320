import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import type { Beat } from '#line/movement.ts';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { bolts, lying } from './bolts.ts';
import { label } from './label.ts';

const axis = 214;
const yOf = (i: number): number => 74 + i * 56;

/** Two shafts before they are joined, with the bolts in the gap, each on its line. */
export function CouplingDesk() {
  const places = bolts.map((name, i) => ({ name, y: yOf(i), beat: (i + 1) as Beat }));
  return (
    <Drawing width={650} height={454} pad={1} label={label}>
      <Stroke weight="thin" dash="dotted" d={line(0, axis, 650, axis)} />
      <Stroke
        weight="thin"
        dash="dashed"
        d={places.map(({ y }) => line(290, y, 476, y) + line(142, y, 178, y))}
      />
      <Shape d={[rect(0, 172, 132, 84), rect(132, 34, 46, 360)]} />
      <Stroke
        weight="thin"
        dash="dashed"
        d={places.flatMap(({ y }) => [line(132, y - 8, 178, y - 8), line(132, y + 8, 178, y + 8)])}
      />
      <Shape fill="solid" d={[rect(472, 34, 46, 360), rect(518, 172, 132, 84)]} />
      <Stroke
        weight="thin"
        tone="knock"
        dash="dashed"
        d={places.flatMap(({ y }) => [line(472, y - 8, 518, y - 8), line(472, y + 8, 518, y + 8)])}
      />
      {places.map(({ name, y, beat }) => {
        const { shank, head, thread } = lying(306, y, 104);
        return (
          <g key={name}>
            <Label x={190} y={y + 5}>
              {name}
            </Label>
            <Moving how="appears" after={beat}>
              <Shape d={shank} />
              <Shape fill="solid" d={head} />
              <Stroke weight="thin" d={thread} />
            </Moving>
          </g>
        );
      })}
      <Name x={66} y={axis + 6} anchor="middle">
        You
      </Name>
      <Name x={584} y={axis + 6} anchor="middle" tone="knock">
        We
      </Name>
      <Shape
        d={shape([
          [400, 338],
          [410, 338],
          [410, 366],
          [430, 366],
          [430, 338],
          [440, 338],
          [440, 372],
          [428, 386],
          [428, 452],
          [412, 452],
          [412, 386],
          [400, 372],
        ])}
      />
      <Label x={396} y={438} anchor="end">
        every bolt can be undone
      </Label>
    </Drawing>
  );
}
