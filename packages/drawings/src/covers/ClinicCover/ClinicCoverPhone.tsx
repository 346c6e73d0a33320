import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, poly, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import type { CoverProps } from '../cover-props.ts';

const HEIGHT = 245;

/** The upper part of a phone; its lower end is outside the sheet. */
const handset = (x: number, y: number, width: number): string =>
  `M${x} ${HEIGHT}V${y + 18}a18 18 0 0 1 18-18h${width - 36}a18 18 0 0 1 18 18V${HEIGHT}`;

function Times() {
  const rows = [
    { time: '09:30', top: 68 },
    { time: '11:00', top: 156 },
    { time: '14:30', top: 200 },
  ];
  return (
    <>
      <Shape
        d={[
          handset(18, 14, 150),
          ...rows.flatMap(({ top }) => [rect(32, top, 122, 36), circle(138, top + 18, 6)]),
        ]}
      />
      <Name x={32} y={54} size="small">
        Choose a time
      </Name>
      <Shape fill="tint" edge="path" d={rect(32, 112, 122, 36)} />
      <Shape fill="solid" d={circle(138, 130, 6)} />
      {[...rows, { time: '10:15', top: 112 }].map(({ time, top }) => (
        <Label key={time} x={44} y={top + 23}>
          {time}
        </Label>
      ))}
    </>
  );
}

function Appointment() {
  return (
    <>
      <Shape d={handset(196, 30, 136)} />
      <Shape fill="solid" edge="none" d={circle(264, 104, 32)} />
      <Stroke
        weight="wall"
        tone="knock"
        d={poly([
          [250, 104],
          [260, 114],
          [278, 94],
        ])}
      />
      <Name x={264} y={164} anchor="middle">
        Booked
      </Name>
      <Shape fill="tint" d={rect(210, 182, 108, 63)} />
      <Stroke weight="thin" d={writing(222, 200, 84, 3, 14)} />
    </>
  );
}

/** The last two steps: a time, and the appointment. */
export function ClinicCoverPhone({ label }: CoverProps) {
  return (
    <Drawing width={350} height={HEIGHT} scale="phone" label={label}>
      <Times />
      <Appointment />
      <Stroke weight="path" d={[line(78, 27, 108, 27), line(249, 43, 279, 43)]} />
      <Arrow
        weight="path"
        points={[
          [154, 130],
          [182, 130],
          [182, 104],
          [231, 104],
        ]}
      />
    </Drawing>
  );
}
